/// The orientation of a screen that a picture is made for.
public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Higher than wide, either way up.
  case portrait = "Portrait"
  /// Higher than wide, the bottom up.
  case portraitUpsideDown = "PortraitUpsideDown"
  /// Wider than high, either way.
  case landscape = "Landscape"
  /// Wider than high, turned to the left.
  case landscapeLeft = "LandscapeLeft"
  /// Wider than high, turned to the right.
  case landscapeRight = "LandscapeRight"

  /// The orientation of which this one is a case, if any.
  var general: Orientation? {
    switch self {
    case .portrait, .landscape: nil
    case .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}
