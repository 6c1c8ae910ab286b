import RenderConformance
import RenderKit

extension Bitmap {
  /// The pixels' bytes without the gaps between rows.
  var pixels: [UInt8] {
    pixels(in: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// The bytes of a region's pixels, looked up one by one.
  func pixels(in region: PixelRect) -> [UInt8] {
    (region.y..<region.y + region.height).flatMap { row in
      (region.x * 4..<(region.x + region.width) * 4).map { bytes[row * layout.bytesPerRow + $0] }
    }
  }
}

extension SeededGenerator {
  mutating func region(within size: PixelSize) -> PixelRect {
    let x = integer(0...size.width - 1)
    let y = integer(0...size.height - 1)
    return PixelRect(
      x: x, y: y, width: integer(1...size.width - x), height: integer(1...size.height - y))
  }
}
