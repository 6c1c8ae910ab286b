import RenderKit

extension PageTiles {
  /// Ink that counts as part of a line.
  private static let faintest: Float = 24
  /// The rows that a thin line can touch.
  private static let thickest = 3

  /// The ink of a picture's blocks, row after row.
  func blockInks(_ picture: Int, columns: Int, rows: Int) -> [InkSums] {
    let side = BlockInks.side
    var sums = [InkSums](repeating: InkSums(), count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let tile = tile(picture, x / side, y / side)
        if tile != 0 { sums[y &* columns &+ x] = inks[tile][y % side &* side &+ x % side] }
      }
    }
    return sums
  }

  /// Gives both pictures the same ink where both have nothing but thin lines.
  func evenHairlines(_ first: inout [InkSums], _ second: inout [InkSums], columns: Int) {
    for index in first.indices where first[index].sum > 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      guard isRuled(0, column, row), isRuled(1, column, row) else { continue }
      let mean = InkSums.mean(first[index], second[index])
      first[index] = mean
      second[index] = mean
    }
  }

  /// Whether a block holds nothing but a thin line across or down, of half its side at least.
  private func isRuled(_ picture: Int, _ column: Int, _ row: Int) -> Bool {
    let side = BlockInks.blockSide
    let xs = column * side..<min(size.width, (column + 1) * side)
    let ys = row * side..<min(size.height, (row + 1) * side)
    return Self.isRuled(along: xs, across: ys) { hasInk(picture, $0, $1) }
      || Self.isRuled(along: ys, across: xs) { hasInk(picture, $1, $0) }
  }

  private static func isRuled(
    along length: Range<Int>, across breadth: Range<Int>, hasInk: (Int, Int) -> Bool
  ) -> Bool {
    let counts = breadth.map { across in length.count { hasInk($0, across) } }
    let lines = counts.count { $0 > 0 }
    return (1...thickest).contains(lines) && counts.contains { 2 * $0 >= length.count }
  }

  private func hasInk(_ picture: Int, _ x: Int, _ y: Int) -> Bool {
    255 - color(picture, x, y).x > Self.faintest
  }
}
