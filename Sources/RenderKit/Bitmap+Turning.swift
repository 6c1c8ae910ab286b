extension Bitmap {
  /// Copies the picture, turned, to memory of the turned picture's size.
  package func copyPixels(
    turnedBy rotation: Rotation, to target: PixelLayout, _ pixels: inout MutableSpan<UInt8>
  ) {
    precondition(size.turned(by: rotation) == target.size)
    precondition(pixels.count >= target.byteCount)
    for row in 0..<target.size.height {
      var (from, step) = source(ofRow: row, turnedBy: rotation)
      var to = row * target.bytesPerRow
      for _ in 0..<target.size.width {
        for channel in 0..<4 { pixels[to + channel] = bytes[from + channel] }
        from += step
        to += 4
      }
    }
  }

  /// Where the first pixel of a row of the turned picture comes from, and how far the next one is.
  private func source(ofRow row: Int, turnedBy rotation: Rotation) -> (first: Int, step: Int) {
    let stride = layout.bytesPerRow
    let lastRow = (size.height - 1) * stride
    let lastColumn = (size.width - 1) * 4
    return switch rotation {
    case .none: (row * stride, 4)
    case .quarter: (lastRow + row * 4, -stride)
    case .half: (lastRow - row * stride + lastColumn, -4)
    case .threeQuarters: (lastColumn - row * 4, stride)
    }
  }
}
