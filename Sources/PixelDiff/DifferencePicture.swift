import CPixelDiff
import RenderKit

/// A picture of where two pictures differ.
struct DifferencePicture {
  private let layout: PixelLayout
  private let common: PixelSize
  private var bytes: [UInt8]

  /// Draws what agrees unless it is marked later, and what only one picture has.
  init(_ first: StraightPixels, _ second: StraightPixels) {
    common = first.size.common(with: second.size)
    layout = PixelLayout(first.size.enclosing(second.size))
    bytes = [UInt8](repeating: 0, count: layout.byteCount)
    for y in 0..<layout.size.height {
      for x in 0..<layout.size.width {
        if x < common.width && y < common.height {
          mark(x: x, y: y, as: first[x, y].faded)
        } else if first.size.contains(x: x, y: y) || second.size.contains(x: x, y: y) {
          mark(x: x, y: y, as: .single)
        }
      }
    }
  }

  var bitmap: Bitmap { Bitmap(layout, bytes: bytes) }

  /// Marks the pixels of the common part that differ (`rk_pixel_mark`).
  mutating func mark(_ marks: [UInt8]) {
    for (index, kind) in marks.enumerated() where kind != 0 {
      let (y, x) = index.quotientAndRemainder(dividingBy: common.width)
      let isAntialiased = UInt32(kind) == rk_pixel_antialiased.rawValue
      mark(x: x, y: y, as: isAntialiased ? .antialiased : .different)
    }
  }

  private mutating func mark(x: Int, y: Int, as color: Pixel) {
    bytes.setPixel(color, at: y * layout.bytesPerRow + x * 4)
  }
}

extension PixelSize {
  fileprivate func contains(x: Int, y: Int) -> Bool { x < width && y < height }
}
