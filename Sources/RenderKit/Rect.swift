/// A rectangle in continuous coordinates.
public struct Rect: Hashable, Sendable, Codable {
  /// The least x coordinate.
  public var x: Double
  /// The least y coordinate.
  public var y: Double
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// Creates a rectangle from its least corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle between two opposite corners, given in any order.
  public init(from first: (x: Double, y: Double), to second: (x: Double, y: Double)) {
    self.init(
      x: min(first.x, second.x), y: min(first.y, second.y),
      width: abs(second.x - first.x), height: abs(second.y - first.y))
  }

  /// The greatest x coordinate.
  public var maxX: Double { x + width }
  /// The greatest y coordinate.
  public var maxY: Double { y + height }
  /// The extent.
  public var size: Size { Size(width: width, height: height) }

  /// The part that two rectangles share; `nil` where they share none.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let bottom = max(y, other.y)
    let right = min(maxX, other.maxX)
    let top = min(maxY, other.maxY)
    guard left <= right, bottom <= top else { return nil }
    return Rect(x: left, y: bottom, width: right - left, height: top - bottom)
  }
}
