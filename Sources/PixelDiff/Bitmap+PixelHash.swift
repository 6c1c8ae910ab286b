import Hashing
public import RenderKit

extension Bitmap {
  /// The SHA-256 digest of the picture's size and pixels in lower-case hexadecimal.
  ///
  /// Two pictures have the same digest where they have one size and no pixel differs, so it does not
  /// depend on the file, on `alpha`, or on the color of transparent pixels.
  ///
  /// Hashed are the width and the height, four bytes each, the most significant first, then the rows
  /// from the top, each pixel as red, green, blue, alpha with straight colors. A translucent pixel is
  /// first multiplied by its alpha and divided again, which leaves one of the colors that look equal.
  public func pixelHash() -> String {
    var digest = SHA256()
    digest.update([size.width, size.height].flatMap(\.bigEndianBytes))
    var row = [UInt32](repeating: 0, count: size.width)
    for y in 0..<size.height {
      let start = y * layout.bytesPerRow
      if isRowOpaque(y) {
        for x in row.indices { row[x] = bytes.pixel(at: start &+ x &* 4).inFileOrder }
      } else {
        for x in row.indices {
          row[x] = bytes.pixel(at: start &+ x &* 4).canonical(alpha).inFileOrder
        }
      }
      digest.update(row)
    }
    return digest.finish()
  }
}

extension Int {
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}

extension Pixel {
  /// The straight color of all that look like the pixel on any background.
  fileprivate func canonical(_ alpha: Bitmap.Alpha) -> Pixel {
    (alpha == .straight ? premultiplied : self).straight
  }

  /// The four bytes as red, green, blue, alpha, from the lowest.
  @inline(__always) fileprivate var inFileOrder: UInt32 {
    UInt32(littleEndian: word & 0xff00_ff00 | word << 16 & 0xff_0000 | word >> 16 & 0xff)
  }
}
