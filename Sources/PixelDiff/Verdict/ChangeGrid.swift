import RenderKit

/// Where pictures may differ, to within a few pixels.
struct ChangeGrid {
  /// The side of a square, in pixels.
  private static let side = 4
  /// The squares on each side of a difference that it reaches; that is at least 8 pixels.
  private static let reach = 2

  private let columns: Int
  private let rows: Int
  private var squares: [Bool]

  init(_ size: PixelSize) {
    columns = (size.width + Self.side - 1) / Self.side
    rows = (size.height + Self.side - 1) / Self.side
    squares = [Bool](repeating: false, count: columns * rows)
  }

  @inline(__always)
  mutating func mark(_ x: Int, _ y: Int) {
    squares[(y / Self.side) &* columns &+ x / Self.side] = true
  }

  /// Marks what is in reach of what is marked.
  mutating func spread() {
    for y in 0..<rows { spread(from: y * columns, count: columns, step: 1) }
    for x in 0..<columns { spread(from: x, count: rows, step: columns) }
  }

  /// Each square is written only after all that it reaches have been read.
  private mutating func spread(from start: Int, count: Int, step: Int) {
    var last = -1 - 2 * Self.reach
    for place in 0..<count + Self.reach {
      if place < count && squares[start &+ place &* step] { last = place }
      let target = place &- Self.reach
      if target >= 0 && last >= target &- Self.reach { squares[start &+ target &* step] = true }
    }
  }

  /// Whether the pictures may differ in a square of pixels or within 7 pixels of it.
  @inline(__always)
  func mayDiffer(near x: Int, _ y: Int, side: Int) -> Bool {
    let lastColumn = min(columns &- 1, (x &+ side &- 1) / Self.side)
    let lastRow = min(rows &- 1, (y &+ side &- 1) / Self.side)
    for row in y / Self.side...lastRow {
      for column in x / Self.side...lastColumn where squares[row &* columns &+ column] {
        return true
      }
    }
    return false
  }
}
