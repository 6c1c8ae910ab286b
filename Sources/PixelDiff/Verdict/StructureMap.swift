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
  /// The sums of a row of tiles, below the last two rows of the tiles above.
  private var band: [CellSums]
  /// Whether a tile of the band holds nothing but zeros.
  private var isClear: [Bool]
  private var tile = BlurredTile()

  init(
    _ first: JudgedPicture, _ second: JudgedPicture, _ blocks: BlockGrid, toleratesHairlines: Bool
  ) {
    luma = toleratesHairlines ? .luma.toleratingHairlines : .luma
    chroma = toleratesHairlines ? .chroma.toleratingHairlines : .chroma
    columns = (first.size.width + CellSums.side - 1) / CellSums.side
    rows = (first.size.height + CellSums.side - 1) / CellSums.side
    values = [Float](repeating: 0, count: columns * rows)
    band = [CellSums](repeating: .zero, count: (BlurredTile.cells + 2) * columns)
    isClear = [Bool](repeating: true, count: columns / BlurredTile.cells + 1)
    for top in stride(from: 0, to: rows + 1, by: BlurredTile.cells) {
      for index in 0..<2 * columns { band[index] = band[BlurredTile.cells * columns + index] }
      for left in stride(from: 0, to: columns, by: BlurredTile.cells) {
        if top < rows && Self.isReached(left, top, BlurredTile.cells, blocks) {
          tile.read(first, second, x: left * CellSums.side, y: top * CellSums.side)
          addTile(left, top, blocks)
        } else {
          clearTile(left)
        }
      }
      judgeBand(top, blocks)
    }
  }

  /// Whether a difference may lie in reach of cells: of their windows and of those beside them.
  ///
  /// That is 7 pixels, two cells and the blur, as far as changes are spread.
  @inline(__always)
  private static func isReached(
    _ left: Int, _ top: Int, _ count: Int, _ blocks: BlockGrid
  ) -> Bool {
    blocks.changes.mayDiffer(
      near: left &* CellSums.side, top &* CellSums.side, side: count &* CellSums.side)
  }

  private mutating func addTile(_ left: Int, _ top: Int, _ blocks: BlockGrid) {
    isClear[left / BlurredTile.cells] = false
    let border = BlurredTile.border
    for row in 0..<BlurredTile.cells {
      for column in 0..<min(BlurredTile.cells, columns - left) {
        let target = (row &+ 2) &* columns &+ left &+ column
        guard top &+ row < rows, Self.isReached(left &+ column, top &+ row, 1, blocks) else {
          band[target] = .zero
          continue
        }
        let pixel =
          (row &* CellSums.side &+ border) &* BlurredTile.side &+ column &* CellSums.side &+ border
        band[target] = CellSums(tile.pixels, at: pixel, pixelsPerRow: BlurredTile.side)
      }
    }
  }

  private mutating func clearTile(_ left: Int) {
    if isClear[left / BlurredTile.cells] { return }
    isClear[left / BlurredTile.cells] = true
    for row in 0..<BlurredTile.cells {
      let start = (row + 2) * columns
      for x in left..<min(left + BlurredTile.cells, columns) { band[start + x] = .zero }
    }
  }

  /// Judges the windows whose cells are all known: from the row above the tiles to their last but one.
  private mutating func judgeBand(_ top: Int, _ blocks: BlockGrid) {
    for row in 0..<BlurredTile.cells {
      let target = top + row - 1
      guard target >= 0, target < rows else { continue }
      for x in 0..<columns where Self.isReached(x, target, 1, blocks) {
        let window = CellSums.weighed(column(x &- 1, row), column(x, row), column(x &+ 1, row))
        values[target &* columns &+ x] = strength(window)
      }
    }
  }

  @inline(__always)
  private func column(_ x: Int, _ row: Int) -> CellSums {
    guard x >= 0, x < columns else { return .zero }
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
