/// An extent in whole pixels.
public struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of a picture of this size that is turned.
  package func turned(by rotation: Rotation) -> PixelSize {
    rotation.swapsSides ? PixelSize(width: height, height: width) : self
  }

  /// The size as `width x height`.
  public var description: String { "\(width) x \(height)" }
}
