import RenderKit

/// How much the pictures differ in each cell's window beyond what engines differ by, in limits.
///
/// Only cells that a difference can reach are looked at: windows of others are exactly 0.
struct StructureMap {
  let columns: Int
  let rows: Int
  private(set) var values: [Float]

  private let tiles: PageTiles
  private let changes: ChangeGrid
  private let luma: NoiseModel
  private let chroma: NoiseModel
  private var lumaBand: CellBand
  private var chromaBand: CellBand
  private var run = BlurredRun()

  init(_ tiles: PageTiles, luma: NoiseModel, chroma: NoiseModel) {
    self.tiles = tiles
    changes = ChangeGrid(tiles)
    self.luma = luma
    self.chroma = chroma
    columns = (tiles.size.width + CellBand.cellSide - 1) / CellBand.cellSide
    rows = (tiles.size.height + CellBand.cellSide - 1) / CellBand.cellSide
    values = [Float](repeating: 0, count: columns * rows)
    lumaBand = CellBand(columns: tiles.columns)
    chromaBand = lumaBand
    for row in 0...tiles.rows {
      lumaBand.advance()
      chromaBand.advance()
      if row < tiles.rows { addRow(row) }
      for column in 0..<tiles.columns where lumaBand.mayHold(column) { judge(column, row) }
    }
    StrayInk(tiles).raise(&values, columns: columns)
  }

  /// Adds the tiles that a difference reaches, in runs of neighbors.
  private mutating func addRow(_ row: Int) {
    var column = 0
    while column < tiles.columns {
      guard var cells = changes.cellRows(column, row) else {
        column += 1
        continue
      }
      let start = column
      column += 1
      while column < min(tiles.columns, start + BlurredRun.longest),
        let more = changes.cellRows(column, row)
      {
        cells =
          min(cells.lowerBound, more.lowerBound)..<max(cells.upperBound, more.upperBound)
        column += 1
      }
      addRun(start..<column, row, cells.clamped(to: 0..<rows - row * CellBand.cells))
    }
  }

  private mutating func addRun(_ columns: Range<Int>, _ row: Int, _ cells: Range<Int>) {
    for channel in Channel.allCases where channel == .luma || isColored(columns, row) {
      run.read(tiles, channel, columns: columns, row: row, cells: cells)
      for column in columns {
        let count = self.columns - column * CellBand.cells
        for cell in cells {
          let sums = run.sums(column - columns.lowerBound, cellRow: cell)
          if channel == .luma {
            lumaBand.add(sums, column, cell, count: count)
          } else {
            chromaBand.add(sums, column, cell, count: count)
          }
        }
      }
    }
  }

  /// Whether there is color in a run of tiles or beside it.
  private func isColored(_ columns: Range<Int>, _ row: Int) -> Bool {
    let around = (columns.lowerBound - 1..<columns.upperBound + 1).clamped(to: 0..<tiles.columns)
    return (max(0, row - 1)...min(tiles.rows - 1, row + 1)).contains { row in
      around.contains { column in
        tiles.isColored(tiles.tile(0, column, row)) || tiles.isColored(tiles.tile(1, column, row))
      }
    }
  }

  /// Judges the windows of a tile whose cells are all known: from the row above it to its last but
  /// one.
  private mutating func judge(_ column: Int, _ row: Int) {
    for cell in -1..<CellBand.cells - 1 {
      let target = row * CellBand.cells + cell
      guard target >= 0, target < rows else { continue }
      var strengths = luma.strengths(lumaBand.windows(column, cell).means(stepsPerLevel: 64))
      if chromaBand.mayHold(column) {
        let windows = chromaBand.windows(column, cell).means(stepsPerLevel: 32)
        strengths = pointwiseMax(strengths, chroma.strengths(windows))
      }
      let start = target * columns + column * CellBand.cells
      for lane in 0..<min(CellBand.cells, columns - column * CellBand.cells) {
        values[start &+ lane] = strengths[lane]
      }
    }
  }
}
