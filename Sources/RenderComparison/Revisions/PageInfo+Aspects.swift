import RenderKit

extension PageInfo {
  /// What is to be said of an aspect of the page, in words.
  func value(of aspect: DisagreementRecord.Aspect, _ box: PageBox) -> String {
    let (size, rect) = (size(of: box), boxes[box])
    return switch aspect {
    case .rotation: "\(rotation.rawValue) degrees"
    case .pageSize: "\(size.width.inHundredths) x \(size.height.inHundredths) pt"
    default: "\(box.rawValue) box at \(rect.x.inHundredths),\(rect.y.inHundredths)"
    }
  }
}

extension Double {
  fileprivate var inHundredths: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
