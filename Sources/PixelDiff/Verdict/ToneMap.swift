import Glibc
import RenderKit

/// How much the contrast of the pictures differs around each block, in limits.
///
/// A contrast is the same wherever and in whatever shape the ink lies, so this sees lost boldness and
/// gray text instead of black, which leave edges where they are.
struct ToneMap {
  /// The blocks on each side of a block that a box reaches; two boxes reach as far as a Gaussian of
  /// 22 pixels, a few letters.
  private static let reach = 3
  /// The variance of luma that nobody sees.
  private static let floor = 200.0
  /// The logarithm of the ratio of contrasts that engines reach with hinting and gamma: 35 percent.
  private static let limit = 0.3
  /// The resolution from which on it holds; a coarser pixel is a greater part of a stem or a line.
  private static let leastResolution = 100.0

  let columns: Int
  private let rows: Int
  private(set) var values: [Float] = []

  init(_ tiles: PageTiles, dpi: Double) {
    columns = (tiles.size.width + BlockInks.blockSide - 1) / BlockInks.blockSide
    rows = (tiles.size.height + BlockInks.blockSide - 1) / BlockInks.blockSide
    let limit = Self.limit / min(1, dpi / Self.leastResolution)
    var blocks = (
      tiles.blockInks(0, columns: columns, rows: rows),
      tiles.blockInks(1, columns: columns, rows: rows)
    )
    tiles.evenHairlines(&blocks.0, &blocks.1, columns: columns)
    values = zip(smoothed(smoothed(blocks.0)), smoothed(smoothed(blocks.1))).map {
      Self.strength($0, $1, limit: limit)
    }
  }

  private static func strength(_ first: InkSums, _ second: InkSums, limit: Double) -> Float {
    if first == second { return 0 }
    let side = 2 * reach + 1
    let count = BlockInks.blockSide * BlockInks.blockSide * side * side * side * side
    let ratio =
      (first.variance(count: count) + floor) / (second.variance(count: count) + floor)
    return Float(abs(log(ratio)) / limit)
  }

  /// The sums over a box around each block; there is no ink outside of the page.
  private func smoothed(_ sums: [InkSums]) -> [InkSums] {
    var across = sums
    for y in 0..<rows { smooth(sums, &across, from: y * columns, count: columns, step: 1) }
    var result = across
    for x in 0..<columns { smooth(across, &result, from: x, count: rows, step: columns) }
    return result
  }

  private func smooth(
    _ sums: [InkSums], _ result: inout [InkSums], from start: Int, count: Int, step: Int
  ) {
    let reach = Self.reach
    var box = InkSums()
    for index in -reach..<count {
      if index + reach < count { box = box + sums[start &+ (index &+ reach) &* step] }
      if index - reach > 0 { box = box - sums[start &+ (index &- reach &- 1) &* step] }
      if index >= 0 { result[start &+ index &* step] = box }
    }
  }
}
