/// How far a picture lies from the top left corner.
public struct PixelOffset: Hashable, Sendable, Codable {
  /// To the right.
  public let x: Int
  /// Down.
  public let y: Int

  /// Creates an offset.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Not moved.
  static let zero = PixelOffset(x: 0, y: 0)
}
