import CTemptations
import Glibc

/// Something that no engine needs and a sandbox must forbid.
package struct Temptation: Hashable, Sendable {
  /// What became of a temptation.
  package enum Outcome: Hashable, Sendable {
    case done
    case failed(Int32)
  }

  private let index: Int32

  package static let all = (0..<rk_temptation_count()).map(Temptation.init)

  private init(index: Int32) { self.index = index }

  package var name: String { unsafe String(cString: rk_temptation_name(index)) }

  /// Whether giving in does no harm outside of a sandbox.
  package var isHarmless: Bool { rk_temptation_is_harmless(index) }

  /// What a document's text says became of the temptation; `nil` where it was resisted.
  package func outcome(in text: String) -> Outcome? {
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
    guard let code = line?.split(separator: " ").last.flatMap({ Int32($0) }) else { return nil }
    return code == 0 ? .done : .failed(code)
  }

  /// Gives in and says what became of it.
  func giveIn() -> String { "\(name): \(rk_give_in(index))" }
}
