import RenderKit

extension Bitmap {
  /// The picture at a place on paper of some size; what does not fit on it is cut.
  func laid(on size: PixelSize, at offset: PixelOffset, _ paper: Pixel) -> Bitmap {
    if size == self.size { return self }
    let layout = PixelLayout(size)
    var target = Bitmap.filled(paper, size).bytes
    let kept = self.size.common(
      with: PixelSize(width: size.width - offset.x, height: size.height - offset.y))
    for y in 0..<kept.height {
      let from = y * self.layout.bytesPerRow
      let to = (y + offset.y) * layout.bytesPerRow + offset.x * 4
      target.replaceSubrange(to..<to + kept.width * 4, with: bytes[from..<from + kept.width * 4])
    }
    return Bitmap(layout, alpha: alpha, bytes: target)
  }

  /// The picture with a color wherever pixels do not count.
  func painted(_ color: Pixel, whereIgnoredBy mask: PixelMask) -> Bitmap {
    if mask.isEmpty { return self }
    var target = bytes
    for y in 0..<size.height {
      for columns in mask.ignoredColumns(inRow: y, width: size.width) {
        for x in columns { target.setPixel(color, at: y * layout.bytesPerRow + x * 4) }
      }
    }
    return Bitmap(layout, alpha: alpha, bytes: target)
  }

  private static func filled(_ color: Pixel, _ size: PixelSize) -> Bitmap {
    let layout = PixelLayout(size)
    var bytes = [UInt8](repeating: 0, count: layout.byteCount)
    if color != Pixel(word: 0) {
      for offset in stride(from: 0, to: bytes.count, by: 4) { bytes.setPixel(color, at: offset) }
    }
    return Bitmap(layout, bytes: bytes)
  }
}
