/// A rectangle of whole pixels, its origin at the top left.
public struct PixelRect: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The extent.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Whether the rectangle is not empty and lies within a picture of the given size.
  package func fits(in size: PixelSize) -> Bool {
    x >= 0 && y >= 0 && width > 0 && height > 0 && width <= size.width && height <= size.height
      && x <= size.width - width && y <= size.height - height
  }

  /// The rectangle as `x,y,width,height`.
  public var description: String { "\(x),\(y),\(width),\(height)" }
}
