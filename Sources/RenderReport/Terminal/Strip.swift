import RenderKit

/// An opaque picture into which others are laid.
struct Strip {
  private let layout: PixelLayout
  private var bytes: [UInt8]

  init(_ size: PixelSize) {
    layout = PixelLayout(size)
    bytes = [UInt8](repeating: 128, count: layout.byteCount)
    for offset in stride(from: 3, to: bytes.count, by: 4) { bytes[offset] = 255 }
  }

  var bitmap: Bitmap { Bitmap(layout, bytes: bytes) }

  /// Lays a picture on white at a column, from the top.
  mutating func lay(_ picture: Bitmap, at column: Int) {
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let source = y * picture.layout.bytesPerRow + x * 4
        let target = y * layout.bytesPerRow + (column + x) * 4
        let alpha = Int(picture.bytes[source + 3])
        for channel in 0..<3 {
          let value = Int(picture.bytes[source + channel])
          let color = picture.alpha == .straight ? (value * alpha + 127) / 255 : value
          bytes[target + channel] = UInt8(min(255, color + 255 - alpha))
        }
      }
    }
  }
}
