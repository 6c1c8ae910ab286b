/// An extent in continuous coordinates.
public struct Size: Hashable, Sendable, Codable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
