import RenderKit

extension PixelMask {
  /// The columns of a row that count, from the left.
  func countedColumns(inRow y: Int, width: Int) -> [Range<Int>] {
    let whole = included.isEmpty ? [0..<width] : included.columns(inRow: y, width: width)
    return whole.subtracting(ignored.columns(inRow: y, width: width))
  }

  /// The columns of a row that do not count, from the left.
  func ignoredColumns(inRow y: Int, width: Int) -> [Range<Int>] {
    [0..<width].subtracting(countedColumns(inRow: y, width: width))
  }

  /// How many pixels of a picture count.
  func count(in size: PixelSize) -> Int {
    guard !isEmpty else { return size.area }
    return (0..<size.height).reduce(0) { count, y in
      countedColumns(inRow: y, width: size.width).reduce(count) { $0 + $1.count }
    }
  }

  /// The least picture with the same top left corner that has all pixels that count.
  func extent(in size: PixelSize) -> PixelSize {
    guard !isEmpty else { return size }
    var extent = PixelSize(width: 0, height: 0)
    for y in 0..<size.height {
      guard let last = countedColumns(inRow: y, width: size.width).last else { continue }
      extent = PixelSize(width: max(extent.width, last.upperBound), height: y + 1)
    }
    return extent
  }
}

extension [PixelRect] {
  /// The columns of a row that lie in any of the rectangles, each once, from the left.
  fileprivate func columns(inRow y: Int, width: Int) -> [Range<Int>] {
    let spans = compactMap { $0.columns(inRow: y, width: width) }.sorted {
      $0.lowerBound < $1.lowerBound
    }
    return spans.reduce(into: []) { merged, span in
      guard let last = merged.last, span.lowerBound <= last.upperBound else {
        return merged.append(span)
      }
      merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, span.upperBound)
    }
  }
}

extension PixelRect {
  /// The rectangle's columns within a row of a picture.
  fileprivate func columns(inRow y: Int, width pictureWidth: Int) -> Range<Int>? {
    guard y >= self.y, y < Self.end(self.y, height) else { return nil }
    let start = max(0, x)
    let end = min(pictureWidth, Self.end(x, width))
    return start < end ? start..<end : nil
  }

  /// Where a side ends; sides may be as long as can be.
  private static func end(_ start: Int, _ length: Int) -> Int {
    let (end, isOverflow) = start.addingReportingOverflow(length)
    return isOverflow ? .max : end
  }
}

extension [Range<Int>] {
  /// What is left of spans without others; both are ordered.
  fileprivate func subtracting(_ others: [Range<Int>]) -> [Range<Int>] {
    flatMap { span in
      var start = span.lowerBound
      var rest: [Range<Int>] = []
      for other in others where other.overlaps(span) {
        if other.lowerBound > start { rest.append(start..<other.lowerBound) }
        start = other.upperBound
      }
      if start < span.upperBound { rest.append(start..<span.upperBound) }
      return rest
    }
  }
}
