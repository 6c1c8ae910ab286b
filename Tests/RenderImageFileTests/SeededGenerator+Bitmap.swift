import RenderConformance
import RenderKit

extension SeededGenerator {
  mutating func bitmap(_ layout: PixelLayout, _ alpha: Bitmap.Alpha, isOpaque: Bool) -> Bitmap {
    var bytes = [UInt8](repeating: 0xEE, count: layout.byteCount)
    for y in 0..<layout.size.height {
      for x in 0..<layout.size.width {
        let start = y * layout.bytesPerRow + x * 4
        let opacity = isOpaque ? 255 : opacity()
        let most: UInt8 = alpha == .premultiplied ? opacity : 255
        for channel in 0..<3 { bytes[start + channel] = .random(in: 0...most, using: &self) }
        bytes[start + 3] = opacity
      }
    }
    return Bitmap(layout, alpha: alpha, bytes: bytes)
  }

  private mutating func opacity() -> UInt8 {
    let usual: [UInt8] = [0, 1, 128, 254, 255, .random(in: 0...255, using: &self)]
    return usual[Int.random(in: usual.indices, using: &self)]
  }
}

extension Bitmap {
  /// The pixels as a PNG file has them, by the formula that cairo documents for its own files.
  var straightPixels: [UInt8] {
    (0..<size.height).flatMap { y in
      (0..<size.width).flatMap { x in
        let start = y * layout.bytesPerRow + x * 4
        let opacity = Int(bytes[start + 3])
        let color = bytes[start..<start + 3].map { value in
          guard alpha == .premultiplied else { return value }
          return opacity == 0 ? 0 : UInt8((Int(value) * 255 + opacity / 2) / opacity)
        }
        return color + [UInt8(opacity)]
      }
    }
  }
}
