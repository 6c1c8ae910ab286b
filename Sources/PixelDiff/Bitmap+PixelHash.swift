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
    var row = [UInt8](repeating: 0, count: size.width * 4)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = bytes.pixel(at: y &* layout.bytesPerRow &+ x &* 4)
        row.setCanonical(alpha == .straight ? pixel.premultiplied : pixel, at: x &* 4)
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

extension [UInt8] {
  fileprivate mutating func setCanonical(_ premultiplied: Pixel, at offset: Int) {
    let pixel = premultiplied.straight
    self[offset] = UInt8(pixel.red)
    self[offset + 1] = UInt8(pixel.green)
    self[offset + 2] = UInt8(pixel.blue)
    self[offset + 3] = UInt8(pixel.alpha)
  }
}
