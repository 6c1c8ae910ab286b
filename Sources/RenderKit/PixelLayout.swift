/// The shape of a picture in memory.
public struct PixelLayout: Hashable, Sendable {
  /// The number of columns and rows.
  public let size: PixelSize

  /// The distance between the starts of two rows, at least 4 bytes a column.
  public let bytesPerRow: Int

  /// Creates a layout; rows follow each other without a gap unless said otherwise.
  public init(_ size: PixelSize, bytesPerRow: Int? = nil) {
    precondition(size.width > 0 && size.height > 0, "a picture has at least one pixel")
    self.size = size
    self.bytesPerRow = bytesPerRow ?? size.width * 4
    precondition(self.bytesPerRow >= size.width * 4, "a row holds 4 bytes a column")
  }

  /// The number of bytes of all rows.
  public var byteCount: Int { bytesPerRow * size.height }
}
