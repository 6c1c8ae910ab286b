import RenderKit

/// What the pictures hold in blocks of 8 x 8 pixels: how much ink each has, and where they differ.
struct BlockGrid {
  /// The side of a block, in pixels.
  static let side = 8

  let columns: Int
  let rows: Int
  private(set) var first: [InkSums]
  private(set) var second: [InkSums]
  private(set) var changes: ChangeGrid

  init(_ first: JudgedPicture, _ second: JudgedPicture, toleratesHairlines: Bool) {
    columns = (first.size.width + Self.side - 1) / Self.side
    rows = (first.size.height + Self.side - 1) / Self.side
    changes = ChangeGrid(first.size)
    self.first = [InkSums](repeating: InkSums(), count: columns * rows)
    self.second = self.first
    for y in 0..<first.size.height { addRow(y, first, second) }
    changes.spread()
    if toleratesHairlines { forgetHairlines(first, second) }
  }

  private mutating func addRow(_ y: Int, _ first: JudgedPicture, _ second: JudgedPicture) {
    let width = first.size.width
    for column in 0..<columns {
      let start = column &* Self.side
      let index = (y / Self.side) &* columns &+ column
      let isWhole = start &+ Self.side <= width
      if isWhole && first.isWhite(start, y) && second.isWhite(start, y) { continue }
      for x in start..<min(start &+ Self.side, width) {
        let pixels = (first.pixel(x, y), second.pixel(x, y))
        if pixels.0 != pixels.1 { changes.mark(x, y) }
        self.first[index].add(pixels.0)
        self.second[index].add(pixels.1)
      }
    }
  }

  /// Takes the ink of thin lines that both pictures have out of the sums.
  private mutating func forgetHairlines(_ first: JudgedPicture, _ second: JudgedPicture) {
    for index in self.first.indices where self.first[index].sum > 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      guard first.isRuled(column, row), second.isRuled(column, row) else { continue }
      self.first[index] = InkSums()
      self.second[index] = InkSums()
    }
  }
}

extension JudgedPicture {
  /// Whether 8 pixels of a row are white.
  @inline(__always)
  fileprivate func isWhite(_ x: Int, _ y: Int) -> Bool {
    pixelPair(x, y) & pixelPair(x &+ 2, y) & pixelPair(x &+ 4, y) & pixelPair(x &+ 6, y) == .max
  }
}
