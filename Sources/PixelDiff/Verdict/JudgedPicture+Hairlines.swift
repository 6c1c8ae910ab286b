import RenderKit

extension JudgedPicture {
  /// Ink that counts as part of a line, of 4 * 255 at most.
  private static let faintest = 4 * 24
  /// The rows that a thin line can touch.
  private static let thickest = 3

  /// Whether a block holds nothing but a thin line across or down, of half its side at least.
  func isRuled(_ column: Int, _ row: Int) -> Bool {
    let xs = column * BlockGrid.side..<min(size.width, (column + 1) * BlockGrid.side)
    let ys = row * BlockGrid.side..<min(size.height, (row + 1) * BlockGrid.side)
    return isRuled(along: xs, across: ys) { hasInk($0, $1) }
      || isRuled(along: ys, across: xs) { hasInk($1, $0) }
  }

  private func isRuled(
    along length: Range<Int>, across breadth: Range<Int>, hasInk: (Int, Int) -> Bool
  ) -> Bool {
    let counts = breadth.map { across in length.count { hasInk($0, across) } }
    let lines = counts.count { $0 > 0 }
    return (1...Self.thickest).contains(lines)
      && counts.contains { 2 * $0 >= length.count }
  }

  private func hasInk(_ x: Int, _ y: Int) -> Bool {
    4 * 255 - pixel(x, y).fourfoldLuma > Self.faintest
  }
}
