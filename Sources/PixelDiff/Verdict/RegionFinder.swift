import RenderKit

/// Groups the windows of a map that lie near each other.
struct RegionFinder {
  private let columns: Int
  private let rows: Int
  private let side: Int
  private let size: PixelSize
  private let reach: Int
  private var values: [Float]

  /// Prepares a search in a map, whose windows are this many pixels apart.
  ///
  /// Windows up to `reach` windows apart belong together, so that a line of text is one region.
  init(_ values: [Float], columns: Int, side: Int, _ size: PixelSize, reach: Int) {
    self.values = values
    self.columns = columns
    rows = values.count / columns
    self.side = side
    self.size = size
    self.reach = reach
  }

  /// The groups with a window above a limit, each with its windows down to half of it.
  mutating func areas(above limit: Float) -> [RegionArea] {
    var areas: [RegionArea] = []
    for index in values.indices where values[index] > limit {
      areas.append(takeArea(from: index, above: limit / 2))
    }
    return areas
  }

  /// Takes a group out of the map, so that it is found once.
  private mutating func takeArea(from start: Int, above limit: Float) -> RegionArea {
    var waiting = [start]
    var peak = (value: values[start], index: start)
    values[start] = 0
    var xs = start % columns...start % columns
    var ys = start / columns...start / columns
    var count = 0
    while let index = waiting.popLast() {
      count += 1
      let (y, x) = index.quotientAndRemainder(dividingBy: columns)
      xs = min(xs.lowerBound, x)...max(xs.upperBound, x)
      ys = min(ys.lowerBound, y)...max(ys.upperBound, y)
      for next in neighbors(x, y) where values[next] > limit {
        if values[next] > peak.value { peak = (values[next], next) }
        values[next] = 0
        waiting.append(next)
      }
    }
    return area(xs, ys, count, peak)
  }

  private func neighbors(_ x: Int, _ y: Int) -> [Int] {
    (max(0, y - reach)...min(rows - 1, y + reach)).flatMap { row in
      (max(0, x - reach)...min(columns - 1, x + reach)).map { row * columns + $0 }
    }
  }

  private func area(
    _ xs: ClosedRange<Int>, _ ys: ClosedRange<Int>, _ count: Int, _ peak: (value: Float, index: Int)
  ) -> RegionArea {
    let left = xs.lowerBound * side
    let top = ys.lowerBound * side
    let box = PixelRect(
      x: left, y: top, width: min(size.width, (xs.upperBound + 1) * side) - left,
      height: min(size.height, (ys.upperBound + 1) * side) - top)
    let (row, column) = peak.index.quotientAndRemainder(dividingBy: columns)
    return RegionArea(
      box: box, pixels: min(count * side * side, box.width * box.height), peak: peak.value,
      center: (column * side + side / 2, row * side + side / 2))
  }
}
