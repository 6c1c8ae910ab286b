import RenderConformance
import RenderKit

/// Two small pictures made from a seed, of each kind in turn.
struct RandomPair: CustomStringConvertible {
  enum Kind: Int, CaseIterable {
    case noise, nearNoise, opaqueNearNoise, palette, gradients, shapes, translucentShapes,
      hiddenColors
  }

  let seed: Int
  let kind: Kind
  let first: Bitmap
  let second: Bitmap

  var description: String { "pair \(seed), \(kind), \(first.size)" }

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let kind = Kind.allCases[seed % Kind.allCases.count]
    // A third of the pictures are 1 to 3 pixels wide or high or both.
    let widths = seed % 3 == 0 ? 1...3 : seed % 7 == 1 ? 25...90 : 4...24
    let width = Int.random(in: widths, using: &random)
    let height = Int.random(in: seed % 6 < 2 ? 1...3 : 4...24, using: &random)
    let isPremultiplied = seed % 5 == 0
    func picture(_ color: (Int, Int) -> Color) -> Bitmap {
      Bitmap(
        width, height, alpha: isPremultiplied ? .premultiplied : .straight,
        padding: seed / 8 % 2 * 4
      ) { x, y in isPremultiplied ? color(x, y).premultiplied : color(x, y) }
    }
    let colors = Self.colors(kind, count: width * height, width: width, &random)
    self.seed = seed
    self.kind = kind
    first = picture { x, y in colors.first[y * width + x] }
    second = picture { x, y in colors.second[y * width + x] }
  }

  private static func colors(
    _ kind: Kind, count: Int, width: Int, _ random: inout SeededGenerator
  ) -> (first: [Color], second: [Color]) {
    let places = (0..<count).map { (Float($0 % width), Float($0 / width)) }
    switch kind {
    case .noise:
      return (places.map { _ in .any(&random) }, places.map { _ in .any(&random) })
    case .nearNoise:
      let first = places.map { _ in Color.any(&random) }
      return (first, first.map { $0.moved(by: 60, &random) })
    case .opaqueNearNoise:
      let first = places.map { _ in Color.any(&random, alpha: 255...255) }
      return (first, first.map { $0.moved(by: 40, &random).opaque })
    case .palette:
      let palette = (0..<3).map { _ in Color.any(&random, alpha: 128...255) }
      let first = places.map { _ in palette[Int.random(in: 0...2, using: &random)] }
      return (first, first.map { Bool.random(using: &random) ? $0 : palette[0] })
    case .gradients:
      let steps = (
        Float.random(in: 0...20, using: &random), Float.random(in: 0...20, using: &random)
      )
      return (
        places.map { .gray($0.0 * steps.0 + $0.1 * steps.1) },
        places.map { .gray($0.0 * steps.0 + $0.1 * steps.1 + 30) }
      )
    case .shapes, .translucentShapes:
      let alpha: ClosedRange<UInt8> = kind == .shapes ? 255...255 : 0...255
      let shape = Shape(width: Float(width), height: Float(count / width), alpha, &random)
      let moved = shape.moved(by: Float.random(in: -1.5...1.5, using: &random))
      return (places.map(shape.color), places.map(moved.color))
    case .hiddenColors:
      return (
        places.map { _ in .any(&random, alpha: 0...1) },
        places.map { _ in .any(&random, alpha: 0...1) }
      )
    }
  }
}
