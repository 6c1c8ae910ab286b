/// Where something comes to lie in a larger or smaller area.
public struct Alignment: Hashable, Sendable, Codable {
  /// From 0, at the left, to 1, at the right.
  public let x: Double
  /// From 0, at the top, to 1, at the bottom.
  public let y: Double

  /// Creates an alignment; what is beyond 0 and 1 counts as these.
  public init(x: Double, y: Double) {
    self.x = x.isNaN ? 0.5 : min(1, max(0, x))
    self.y = y.isNaN ? 0.5 : min(1, max(0, y))
  }

  /// In the middle.
  public static let center = Alignment(x: 0.5, y: 0.5)
  /// In the middle of the upper edge.
  public static let top = Alignment(x: 0.5, y: 0)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(x: 0.5, y: 1)
  /// In the middle of the left edge.
  public static let left = Alignment(x: 0, y: 0.5)
  /// In the middle of the right edge.
  public static let right = Alignment(x: 1, y: 0.5)
  /// In the upper left corner.
  public static let topLeft = Alignment(x: 0, y: 0)
}
