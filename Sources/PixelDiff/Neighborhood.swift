import RenderKit

/// A pixel and those around it that lie within the picture.
struct Neighborhood {
  let x: Int
  let y: Int
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  @inline(__always)
  init(x: Int, y: Int, in size: PixelSize) {
    self.x = x
    self.y = y
    columns = max(x &- 1, 0)...min(x &+ 1, size.width &- 1)
    rows = max(y &- 1, 0)...min(y &+ 1, size.height &- 1)
  }

  /// Whether some neighbors are missing; pixelmatch takes that for one more equal neighbor.
  @inline(__always)
  var isAtEdge: Bool {
    x == columns.lowerBound || x == columns.upperBound || y == rows.lowerBound
      || y == rows.upperBound
  }

  /// The place of one of the neighbors and the pixel itself, counted column by column.
  func neighbor(_ number: Int) -> (x: Int, y: Int) {
    let (column, row) = number.quotientAndRemainder(dividingBy: rows.count)
    return (columns.lowerBound + column, rows.lowerBound + row)
  }

  /// Whether at least 3 neighbors have the color of the pixel.
  @inline(__always)
  func hasManyEqual(in pixels: StraightPixels) -> Bool {
    let center = pixels[x, y]
    // The pixel itself is met as well.
    var equal = isAtEdge ? 0 : -1
    for row in rows {
      for column in columns where pixels[column, row] == center { equal &+= 1 }
    }
    return equal > 2
  }
}
