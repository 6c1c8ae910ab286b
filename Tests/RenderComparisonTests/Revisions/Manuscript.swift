import RenderConformance

/// Pages of words, made of a seed.
struct Manuscript {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A number from 0 to below a limit.
  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func words(_ count: Int, of vocabulary: Int = 5000, sign: String = "") -> [String] {
    (0..<count).map { _ in "\(sign)w\(number(below: vocabulary))" }
  }

  mutating func page(_ count: Int = 60) -> String { words(count).joined(separator: " ") }

  mutating func pages(_ count: Int) -> [String] { (0..<count).map { _ in page() } }

  /// A form that differs in its last words from others.
  mutating func form(sign: String = "") -> String {
    let labels = (0..<70).map { "\(sign)label\($0)" }
    return (labels + words(3, sign: sign)).joined(separator: " ")
  }
}
