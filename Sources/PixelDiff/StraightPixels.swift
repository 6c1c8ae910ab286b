import RenderKit

/// The pixels of a picture with straight alpha, for fast reading.
struct StraightPixels {
  let size: PixelSize
  private let bytesPerRow: Int
  private let bytes: [UInt8]

  /// Takes over the pixels of a picture; only premultiplied, not fully opaque ones are converted.
  init(_ bitmap: Bitmap) {
    size = bitmap.size
    bytesPerRow = bitmap.layout.bytesPerRow
    bytes = bitmap.alpha == .straight || bitmap.isOpaque ? bitmap.bytes : bitmap.straightBytes()
  }

  @inline(__always)
  subscript(x: Int, y: Int) -> Pixel {
    bytes.pixel(at: y &* bytesPerRow &+ x &* 4)
  }

  /// Whether the first pixels of a row are the same in both pictures.
  func hasRow(_ y: Int, width: Int, of other: StraightPixels) -> Bool {
    let start = y * bytesPerRow
    return bytes.hasBytes(
      start..<start + width * 4, of: other.bytes, at: y * other.bytesPerRow)
  }
}
