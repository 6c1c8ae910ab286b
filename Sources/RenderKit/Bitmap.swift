/// A picture in memory.
///
/// Every picture of this package has this form. A pixel is 4 bytes: blue, green, red, alpha, 8 bits
/// each, in sRGB; the first pixel is the top left one, rows run downward. Colors are premultiplied by
/// alpha (cairo's ARGB32 on little-endian machines) unless ``alpha`` says otherwise.
public struct Bitmap: Sendable {
  /// How alpha relates to the color channels.
  public enum Alpha: Sendable {
    /// Colors are multiplied by alpha, as engines draw them.
    case premultiplied
    /// Colors are as in PNG files, independent of alpha.
    case straight
  }

  /// The shape of ``bytes``.
  public let layout: PixelLayout

  /// How alpha relates to the color channels.
  public let alpha: Alpha

  /// The pixels, row after row.
  public private(set) var bytes: [UInt8]

  /// Creates a transparent picture.
  public init(_ layout: PixelLayout, alpha: Alpha = .premultiplied) {
    self.init(layout, alpha: alpha, bytes: [UInt8](repeating: 0, count: layout.byteCount))
  }

  /// Creates a picture from its pixels.
  public init(_ layout: PixelLayout, alpha: Alpha = .premultiplied, bytes: [UInt8]) {
    precondition(bytes.count == layout.byteCount, "a picture has as many bytes as its layout")
    self.layout = layout
    self.alpha = alpha
    self.bytes = bytes
  }

  /// The number of columns and rows.
  public var size: PixelSize { layout.size }

  /// Gives access to the pixels for writing.
  public mutating func withMutablePixels<Result>(
    _ body: (inout MutableSpan<UInt8>) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    var pixels = bytes.mutableSpan
    return try body(&pixels)
  }

  /// Copies a region, which must lie within the picture, to memory of the region's size.
  package func copyPixels(
    in region: PixelRect, to target: PixelLayout, _ pixels: inout MutableSpan<UInt8>
  ) {
    precondition(region.fits(in: size) && region.size == target.size)
    precondition(pixels.count >= target.byteCount)
    let rowLength = region.width * 4
    for row in 0..<region.height {
      let from = (region.y + row) * layout.bytesPerRow + region.x * 4
      let to = row * target.bytesPerRow
      for offset in 0..<rowLength { pixels[to + offset] = bytes[from + offset] }
    }
  }

  /// The part of the picture within a region, which must lie within it.
  public func cropped(to region: PixelRect) -> Bitmap {
    var part = [UInt8](repeating: 0, count: region.width * region.height * 4)
    var pixels = part.mutableSpan
    copyPixels(in: region, to: PixelLayout(region.size), &pixels)
    return Bitmap(PixelLayout(region.size), alpha: alpha, bytes: part)
  }
}
