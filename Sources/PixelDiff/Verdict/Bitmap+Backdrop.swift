import RenderKit

extension Bitmap {
  /// The picture on an opaque backdrop of one gray.
  func onBackdrop(_ gray: Int) -> Bitmap {
    let target = PixelLayout(size)
    var result = [UInt8](repeating: 255, count: target.byteCount)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = bytes.pixel(at: y * layout.bytesPerRow + x * 4)
        let color = alpha == .straight ? pixel.premultiplied : pixel
        let rest = (gray * (255 - color.alpha) + 127) / 255
        let start = y * target.bytesPerRow + x * 4
        result[start] = UInt8(min(255, color.blue + rest))
        result[start + 1] = UInt8(min(255, color.green + rest))
        result[start + 2] = UInt8(min(255, color.red + rest))
      }
    }
    return Bitmap(target, alpha: .straight, bytes: result)
  }

  /// The picture with so many pixels of any color more in each row.
  func padded(by count: Int) -> Bitmap {
    var result: [UInt8] = []
    for y in 0..<size.height {
      let start = y * layout.bytesPerRow
      result += bytes[start..<start + size.width * 4]
      result += repeatElement(255, count: count * 4)
    }
    let width = size.width + count
    return Bitmap(
      PixelLayout(PixelSize(width: width, height: size.height)), alpha: alpha, bytes: result)
  }
}
