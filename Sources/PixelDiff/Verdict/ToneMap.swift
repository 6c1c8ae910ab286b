import Glibc

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
  /// The logarithm of the ratio of contrasts that engines reach with hinting and gamma.
  private static let limit = 0.372

  let values: [Float]

  init(_ blocks: BlockGrid) {
    let first = Self.smoothed(Self.smoothed(blocks.first, blocks), blocks)
    let second = Self.smoothed(Self.smoothed(blocks.second, blocks), blocks)
    values = zip(first, second).map(Self.strength)
  }

  private static func strength(_ first: InkSums, _ second: InkSums) -> Float {
    let side = 2 * reach + 1
    let count = BlockGrid.side * BlockGrid.side * side * side * side * side
    let ratio =
      (first.variance(count: count) + floor) / (second.variance(count: count) + floor)
    return Float(abs(log(ratio)) / limit)
  }

  /// The sums over a box around each block; there is no ink outside of the page.
  private static func smoothed(_ sums: [InkSums], _ blocks: BlockGrid) -> [InkSums] {
    var rows = sums
    for y in 0..<blocks.rows {
      smooth(sums, &rows, from: y * blocks.columns, count: blocks.columns, step: 1)
    }
    var result = rows
    for x in 0..<blocks.columns {
      smooth(rows, &result, from: x, count: blocks.rows, step: blocks.columns)
    }
    return result
  }

  private static func smooth(
    _ sums: [InkSums], _ result: inout [InkSums], from start: Int, count: Int, step: Int
  ) {
    var box = InkSums()
    for index in -reach..<count {
      if index + reach < count { box = box + sums[start + (index + reach) * step] }
      if index - reach > 0 { box = box - sums[start + (index - reach - 1) * step] }
      if index >= 0 { result[start + index * step] = box }
    }
  }
}
