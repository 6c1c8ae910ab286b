import PixelDiff
import RenderComparison
import RenderKit

/// The smallest document that still shows a difference.
struct ReductionRecord: ResultRecord {
  static let type = "reduction"

  /// What the difference was found in.
  let first: Rendering
  let second: Rendering
  /// The smallest document.
  let reduced: DocumentProvenance
  /// Where it shows the difference; absent where pixels differ that no person sees.
  let region: VerdictRegion?
  /// How many documents were tried.
  let attempts: Int
  /// Why it is not smaller; absent where all was tried.
  let remark: String?
  /// The command that shows the difference.
  let command: String

  /// The lines for people.
  var sentences: [String] {
    let sizes = [reduced.byteCount, first.document.byteCount].compactMap { $0.map(String.init) }
    let place = region.map { ", \(VerdictRegion.list([$0]))" } ?? ""
    let rest = remark.map { "; \($0)" } ?? ""
    return [
      "  reduced page \(first.page), \(first.engine.id) : \(second.engine.id) to "
        + "\(sizes.joined(separator: " of ")) bytes\(place)\(rest)",
      "    \(command)",
    ]
  }
}
