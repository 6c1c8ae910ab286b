import RenderKit

/// A color as red, green, blue, alpha.
typealias Color = SIMD4<UInt8>

extension Bitmap {
  /// A picture whose pixels a function of the place gives.
  init(
    _ width: Int, _ height: Int, alpha: Alpha = .straight, padding: Int = 0,
    _ color: (_ x: Int, _ y: Int) -> Color
  ) {
    let layout = PixelLayout(
      PixelSize(width: width, height: height), bytesPerRow: width * 4 + padding)
    var bytes = [UInt8](repeating: 0xa5, count: layout.byteCount)
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        let start = y * layout.bytesPerRow + x * 4
        bytes.replaceSubrange(start..<start + 4, with: [color.z, color.y, color.x, color.w])
      }
    }
    self.init(layout, alpha: alpha, bytes: bytes)
  }

  /// A picture of one color.
  init(_ width: Int, _ height: Int, alpha: Alpha = .straight, filled color: Color) {
    self.init(width, height, alpha: alpha) { _, _ in color }
  }

  /// The color of a pixel.
  func color(x: Int, y: Int) -> Color {
    let start = y * layout.bytesPerRow + x * 4
    return Color(bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
  }

  /// The rows without what lies between them.
  var packedBytes: [UInt8] { cropped(to: PixelRect(size)).bytes }
}

extension PixelRect {
  init(_ size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }
}

extension Color {
  static let white = Color(255, 255, 255, 255)
  static let black = Color(0, 0, 0, 255)
  static let red = Color(255, 0, 0, 255)
  static let yellow = Color(255, 255, 0, 255)
  static let blue = Color(64, 128, 255, 255)
  static let clear = Color(0, 0, 0, 0)

  var opaque: Color { Color(x, y, z, 255) }

  /// The color multiplied by alpha.
  var premultiplied: Color {
    let alpha = SIMD4<UInt32>(repeating: UInt32(w))
    var result = Color(truncatingIfNeeded: (SIMD4<UInt32>(self) &* alpha &+ 127) / 255)
    result.w = w
    return result
  }
}

extension SIMD4<UInt32> {
  init(_ color: Color) { self.init(truncatingIfNeeded: color) }
}
