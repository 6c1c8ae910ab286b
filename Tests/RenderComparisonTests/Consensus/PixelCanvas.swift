import RenderKit

/// The colors of an opaque picture, to be changed.
struct PixelCanvas {
  let size: PixelSize
  private(set) var colors: [SIMD3<Int>]

  init(_ picture: Bitmap) {
    size = picture.size
    let layout = picture.layout
    let bytes = picture.bytes
    colors = (0..<size.width * size.height).map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: layout.size.width)
      let start = y * layout.bytesPerRow + x * 4
      return SIMD3(Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
    }
  }

  subscript(x: Int, y: Int) -> SIMD3<Int> {
    get { colors[y * size.width + x] }
    set { colors[y * size.width + x] = newValue }
  }

  /// Covers a piece with paper.
  mutating func erase(_ ink: InkPiece) {
    for y in ink.box.y..<ink.box.y + ink.box.height {
      for x in ink.box.x..<ink.box.x + ink.box.width { self[x, y] = ink.paper }
    }
  }

  /// Draws a piece at another place, changed.
  mutating func draw(_ ink: InkPiece, dx: Int, dy: Int, _ change: (SIMD3<Int>) -> SIMD3<Int>) {
    for (place, color) in ink.pixels {
      let (x, y) = (place.x + dx, place.y + dy)
      guard (0..<size.width).contains(x), (0..<size.height).contains(y) else { continue }
      self[x, y] = change(color)
    }
  }

  var bitmap: Bitmap {
    let layout = PixelLayout(size)
    var bytes = [UInt8](repeating: 255, count: layout.byteCount)
    for (index, color) in colors.enumerated() {
      let (y, x) = index.quotientAndRemainder(dividingBy: size.width)
      for channel in 0..<3 {
        bytes[y * layout.bytesPerRow + x * 4 + channel] = UInt8(color[channel])
      }
    }
    return Bitmap(layout, alpha: .straight, bytes: bytes)
  }
}
