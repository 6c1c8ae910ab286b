import RenderKit

/// How much the pictures differ in each cell's window beyond what engines differ by, in limits.
///
/// Only cells that a difference can reach are looked at: windows of others are exactly 0.
struct StructureMap {
  let columns: Int
  let rows: Int
  private(set) var values: [Float]

  private let luma: NoiseModel
  private let chroma: NoiseModel
  private var band: [CellSums]
  private var tile = BlurredTile()

  init(
    _ first: JudgedPicture, _ second: JudgedPicture, _ blocks: BlockGrid, toleratesHairlines: Bool
  ) {
    luma = toleratesHairlines ? .luma.toleratingHairlines : .luma
    chroma = toleratesHairlines ? .chroma.toleratingHairlines : .chroma
    columns = (first.size.width + CellSums.side - 1) / CellSums.side
    rows = (first.size.height + CellSums.side - 1) / CellSums.side
    values = [Float](repeating: 0, count: columns * rows)
    band = [CellSums](repeating: .zero, count: 2 * columns)
    var wasEmpty = true
    for top in stride(from: 0, to: rows + 1, by: BlurredTile.cells) {
      let isEmpty = !addBand(top, first, second, blocks)
      if !(isEmpty && wasEmpty) { judgeBand(top) }
      wasEmpty = isEmpty
      band.removeFirst(BlurredTile.cells * columns)
    }
  }

  /// Appends the sums of a row of tiles below the last two rows of the tiles above.
  private mutating func addBand(
    _ top: Int, _ first: JudgedPicture, _ second: JudgedPicture, _ blocks: BlockGrid
  ) -> Bool {
    band += [CellSums](repeating: .zero, count: BlurredTile.cells * columns)
    var found = false
    for left in stride(from: 0, to: columns, by: BlurredTile.cells)
    where top < rows && Self.isReached(left, top, BlurredTile.cells, blocks) {
      tile.read(first, second, x: left * CellSums.side, y: top * CellSums.side)
      addTile(left, top, blocks)
      found = true
    }
    return found
  }

  /// Whether a difference may lie in reach of cells: of their windows and of those beside them.
  ///
  /// That is 7 pixels, two cells and the blur, less than the side of a block.
  @inline(__always)
  private static func isReached(
    _ left: Int, _ top: Int, _ count: Int, _ blocks: BlockGrid
  ) -> Bool {
    blocks.mayDiffer(
      near: left &* CellSums.side, top &* CellSums.side, side: count &* CellSums.side)
  }

  private mutating func addTile(_ left: Int, _ top: Int, _ blocks: BlockGrid) {
    let border = BlurredTile.border
    for row in 0..<min(BlurredTile.cells, rows - top) {
      for column in 0..<min(BlurredTile.cells, columns - left)
      where Self.isReached(left &+ column, top &+ row, 1, blocks) {
        let pixel =
          (row &* CellSums.side &+ border) &* BlurredTile.side &+ column &* CellSums.side &+ border
        band[(row &+ 2) &* columns &+ left &+ column] = CellSums(
          tile.pixels, at: pixel, pixelsPerRow: BlurredTile.side)
      }
    }
  }

  /// Judges the windows whose cells are all known: from the row above the tiles to their last but one.
  private mutating func judgeBand(_ top: Int) {
    for row in 0..<BlurredTile.cells {
      let target = top + row - 1
      guard target >= 0, target < rows else { continue }
      var left = CellSums.zero
      var middle = column(0, row)
      for x in 0..<columns {
        let right = x &+ 1 < columns ? column(x &+ 1, row) : .zero
        values[target &* columns &+ x] = strength(.weighed(left, middle, right))
        (left, middle) = (middle, right)
      }
    }
  }

  @inline(__always)
  private func column(_ x: Int, _ row: Int) -> CellSums {
    let index = row &* columns &+ x
    return .weighed(band[index], band[index &+ columns], band[index &+ 2 &* columns])
  }

  @inline(__always)
  private func strength(_ window: CellSums) -> Float {
    if window.luma[0] == 0 && window.chroma[0] == 0 { return 0 }
    return max(
      luma.strength(WindowSums(window.luma / 144)),
      chroma.strength(WindowSums(window.chroma / 144)))
  }
}
