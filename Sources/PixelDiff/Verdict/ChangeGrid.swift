/// Where pictures may differ, in blocks of 8 x 8 pixels.
struct ChangeGrid {
  /// The side of a block, at least the 7 pixels that a difference reaches: a blur and two cells.
  private static let side = BlockInks.blockSide

  private let tileColumns: Int
  private let columns: Int
  private let rows: Int
  private var blocks: [Bool]

  init(_ tiles: PageTiles) {
    tileColumns = tiles.columns
    columns = tiles.columns * BlockInks.side
    rows = tiles.rows * BlockInks.side
    blocks = [Bool](repeating: false, count: columns * rows)
    for row in 0..<tiles.rows {
      for column in 0..<tiles.columns {
        let pair = (tiles.tile(0, column, row), tiles.tile(1, column, row))
        if pair.0 != pair.1 { mark(tiles, pair, column, row) }
      }
    }
    for y in 0..<rows { spread(from: y * columns, count: columns, step: 1) }
    for x in 0..<columns { spread(from: x, count: rows, step: columns) }
  }

  private mutating func mark(
    _ tiles: PageTiles, _ pair: (Int, Int), _ column: Int, _ row: Int
  ) {
    let channels: [Channel] =
      tiles.isColored(pair.0) || tiles.isColored(pair.1) ? Channel.allCases : [.luma]
    for block in 0..<BlockInks.side {
      for phase in 0..<3 {
        var difference = SIMD8<Int16>()
        for y in block * Self.side..<(block + 1) * Self.side {
          for channel in channels {
            difference |=
              tiles.vector(channel, pair.0, y &* 3 &+ phase)
              ^ tiles.vector(channel, pair.1, y &* 3 &+ phase)
          }
        }
        if difference == SIMD8() { continue }
        let start = (row * BlockInks.side + block) * columns + column * BlockInks.side
        for lane in 0..<8 where difference[lane] != 0 {
          blocks[start + (3 * lane + phase) / Self.side] = true
        }
      }
    }
  }

  /// Marks the neighbors of what is marked, each only after all that it reaches have been read.
  private mutating func spread(from start: Int, count: Int, step: Int) {
    var last = -3
    for place in 0...count {
      if place < count && blocks[start &+ place &* step] { last = place }
      if place > 0 && last >= place &- 2 { blocks[start &+ (place &- 1) &* step] = true }
    }
  }

  /// The rows of a tile's cells that a difference reaches, or none.
  func cellRows(_ column: Int, _ row: Int) -> Range<Int>? {
    var reached: Range<Int>?
    for block in 0..<BlockInks.side {
      let start = (row * BlockInks.side + block) * columns + column * BlockInks.side
      guard blocks[start] || blocks[start + 1] || blocks[start + 2] else { continue }
      let first = block * Self.side / 3
      let last = ((block + 1) * Self.side + 2) / 3
      reached = (reached?.lowerBound ?? first)..<last
    }
    return reached
  }
}
