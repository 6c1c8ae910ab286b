import RenderKit

extension Bitmap {
  /// The picture on a larger one of the background's color.
  func placed(on canvas: PixelSize, _ alignment: Alignment, _ background: Background) -> Bitmap {
    guard canvas != size else { return self }
    var target = background.pixels(count: canvas.width * canvas.height)
    let offset = alignment.offset(of: size, in: canvas)
    for row in 0..<size.height {
      let start = ((row + offset.y) * canvas.width + offset.x) * 4
      let source = row * layout.bytesPerRow
      target.replaceSubrange(
        start..<start + size.width * 4, with: bytes[source..<source + size.width * 4])
    }
    return Bitmap(PixelLayout(canvas), bytes: target)
  }
}

extension Background {
  fileprivate func pixels(count: Int) -> [UInt8] {
    guard case .color(let red, let green, let blue) = self else {
      return [UInt8](repeating: 0, count: count * 4)
    }
    let color = [blue, green, red, 255]
    return (0..<count * 4).map { color[$0 & 3] }
  }
}
