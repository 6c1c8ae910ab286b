import RenderKit

extension Bitmap {
  /// The pixels with straight alpha, as cairo writes them to PNG files.
  var asCairoWritesPNG: [UInt8] {
    var straight = bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[pixel + 3])
      for channel in pixel..<pixel + 3 {
        let value = alpha == 0 ? 0 : (Int(bytes[channel]) * 255 + alpha / 2) / alpha
        straight[channel] = UInt8(truncatingIfNeeded: value)
      }
    }
    return straight
  }
}
