import RenderKit

/// A picture of where two pictures differ.
struct DifferencePicture {
  /// The picture that is not wanted: it keeps no marks.
  static let absent = DifferencePicture()

  private let layout: PixelLayout
  private var bytes: [UInt8]

  private init() {
    layout = PixelLayout(PixelSize(width: 1, height: 1))
    bytes = []
  }

  /// Draws what agrees unless it is marked later, and what only one picture has.
  init(_ first: StraightPixels, _ second: StraightPixels) {
    let common = first.size.common(with: second.size)
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

  mutating func mark(x: Int, y: Int, as color: Pixel) {
    if bytes.isEmpty { return }
    bytes.setPixel(color, at: y * layout.bytesPerRow + x * 4)
  }
}

extension PixelSize {
  fileprivate func contains(x: Int, y: Int) -> Bool { x < width && y < height }
}
