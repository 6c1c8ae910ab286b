import CNettle
import RenderKit

extension Bitmap {
  /// The SHA-256 digest of the picture's size and pixels in lower-case hexadecimal.
  ///
  /// Hashed are the width and the height, four bytes each, the most significant first, then the rows
  /// from the top, each pixel as red, green, blue, alpha with straight colors. A translucent pixel is
  /// first multiplied by its alpha and divided again, which leaves one of the colors that look equal.
  func pixelHash() -> String {
    var context = sha256_ctx()
    unsafe nettle_sha256_init(&context)
    let sides = [size.width, size.height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    unsafe nettle_sha256_update(&context, sides.count, sides)
    var row = [UInt8](repeating: 0, count: size.width * 4)
    for y in 0..<size.height {
      for offset in stride(from: 0, to: row.count, by: 4) {
        copyPixel(at: y * layout.bytesPerRow + offset, to: &row, offset)
      }
      unsafe nettle_sha256_update(&context, row.count, row)
    }
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    unsafe nettle_sha256_digest(&context, digest.count, &digest)
    return digest.hexadecimal
  }

  private func copyPixel(at index: Int, to row: inout [UInt8], _ offset: Int) {
    let opacity = Int(bytes[index + 3])
    for channel in 0..<3 {
      let value = Int(bytes[index + 2 - channel])
      row[offset + channel] =
        opacity == 255
        ? UInt8(value) : canonical(value, opacity)
    }
    row[offset + 3] = UInt8(opacity)
  }

  private func canonical(_ value: Int, _ opacity: Int) -> UInt8 {
    guard opacity > 0 else { return 0 }
    let multiplied = alpha == .straight ? (value * opacity + 127) / 255 : value
    return UInt8(min(255, (multiplied * 255 + opacity / 2) / opacity))
  }
}
