import RenderKit

extension Bitmap {
  /// The picture on an opaque backdrop of one gray, its size divided by a factor of at least 1.
  ///
  /// A pixel is the mean of those that it covers, each by as much of it as is covered.
  func reduced(_ size: PixelSize, by factor: Double, backdrop: Int) -> Bitmap {
    let target = PixelSize(
      width: max(1, Int(Double(size.width) / factor)),
      height: max(1, Int(Double(size.height) / factor)))
    let layout = PixelLayout(target)
    var result = [UInt8](repeating: 255, count: layout.byteCount)
    let columns = (0..<target.width).map { Coverage($0, factor, size.width) }
    for y in 0..<target.height {
      let rows = Coverage(y, factor, size.height)
      for x in 0..<target.width {
        let color = mean(columns[x], rows, backdrop)
        let start = y * layout.bytesPerRow + x * 4
        for channel in 0..<3 { result[start + channel] = UInt8(color[channel].rounded()) }
      }
    }
    return Bitmap(layout, alpha: .straight, bytes: result)
  }

  private func mean(_ columns: Coverage, _ rows: Coverage, _ backdrop: Int) -> SIMD4<Float> {
    var sum = SIMD4<Float>()
    for y in rows.range {
      for x in columns.range {
        let pixel = bytes.pixel(at: y * layout.bytesPerRow + x * 4)
        let premultiplied = alpha == .straight ? pixel.premultiplied : pixel
        sum += premultiplied.color(on: backdrop) * (columns.weight(x) * rows.weight(y))
      }
    }
    return (sum / (columns.total * rows.total)).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
  }
}

/// The columns or rows that one column or row of a reduced picture covers.
private struct Coverage {
  let range: Range<Int>
  private let first: Double
  private let last: Double

  init(_ index: Int, _ factor: Double, _ count: Int) {
    first = Double(index) * factor
    last = min(Double(index + 1) * factor, Double(count))
    range = Int(first)..<min(count, Int(last.rounded(.up)))
  }

  var total: Float { Float(last - first) }

  func weight(_ index: Int) -> Float {
    Float(min(last, Double(index + 1)) - max(first, Double(index)))
  }
}

extension Pixel {
  /// The blue, green and red of a premultiplied pixel on a gray.
  fileprivate func color(on backdrop: Int) -> SIMD4<Float> {
    let rest = Float(backdrop * (255 - alpha)) / 255
    return SIMD4(Float(blue) + rest, Float(green) + rest, Float(red) + rest, 0)
  }
}
