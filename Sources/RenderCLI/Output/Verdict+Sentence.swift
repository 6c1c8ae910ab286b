import PixelDiff
import RenderKit

extension Verdict {
  /// The line that shows the verdict to a person.
  var sentence: String {
    let list = regions.isEmpty ? "" : ": \(VerdictRegion.list(regions))"
    return "\(answer.phrase) (score \(score.decimals(2)))\(list)"
  }
}

extension Verdict.Answer {
  fileprivate var phrase: String {
    switch self {
    case .same: "looks the same"
    case .perhaps: "perhaps looks different"
    case .different: "looks different"
    }
  }
}

extension VerdictRegion {
  /// The most regions that a sentence names.
  private static let namedRegions = 3

  /// The strongest regions in words, and how many more there are.
  static func list(_ regions: [VerdictRegion]) -> String {
    let named = regions.prefix(namedRegions).map(\.phrase)
    let rest = regions.count - named.count
    return (named + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
  }

  fileprivate var phrase: String { "\(kind.phrase) at \(box)" }
}

extension VerdictRegion.Kind {
  fileprivate var phrase: String {
    switch self {
    case .contentMissing: "content missing"
    case .contentAdded: "content added"
    case .moved(let dx, let dy): "moved by \(dx.decimals(1)),\(dy.decimals(1))"
    case .colorChanged: "color changed"
    case .shapeChanged: "shape changed"
    case .antialiasingOnly: "antialiasing only"
    }
  }
}
