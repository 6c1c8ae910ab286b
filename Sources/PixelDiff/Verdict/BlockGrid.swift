import RenderKit

/// What the pictures hold in blocks of 8 x 8 pixels: whether they differ, and how much ink each has.
struct BlockGrid {
  /// The side of a block, in pixels.
  static let side = 8

  let columns: Int
  let rows: Int
  private(set) var differs: [Bool]
  private(set) var first: [InkSums]
  private(set) var second: [InkSums]
  /// Whether the pictures differ in a block or in one of its neighbors.
  private var isNear: [Bool]

  init(_ first: JudgedPicture, _ second: JudgedPicture, toleratesHairlines: Bool) {
    columns = (first.size.width + Self.side - 1) / Self.side
    rows = (first.size.height + Self.side - 1) / Self.side
    differs = [Bool](repeating: false, count: columns * rows)
    self.first = [InkSums](repeating: InkSums(), count: columns * rows)
    self.second = self.first
    isNear = differs
    for y in 0..<first.size.height { addRow(y, first, second) }
    for index in differs.indices where differs[index] { markNeighbors(of: index) }
    if toleratesHairlines { forgetHairlines(first, second) }
  }

  private mutating func addRow(_ y: Int, _ first: JudgedPicture, _ second: JudgedPicture) {
    let width = first.size.width
    for column in 0..<columns {
      let start = column &* Self.side
      let index = (y / Self.side) &* columns &+ column
      let isWhole = start &+ Self.side <= width
      if isWhole && first.isWhite(start, y) && second.isWhite(start, y) { continue }
      var isEqual = true
      for x in start..<min(start &+ Self.side, width) {
        let pixels = (first.pixel(x, y), second.pixel(x, y))
        if pixels.0 != pixels.1 { isEqual = false }
        self.first[index].add(pixels.0)
        self.second[index].add(pixels.1)
      }
      if !isEqual { differs[index] = true }
    }
  }

  private mutating func markNeighbors(of index: Int) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { isNear[y * columns + x] = true }
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

  /// Whether the pictures may differ in a square of pixels or within a block's side of it.
  @inline(__always)
  func mayDiffer(near x: Int, _ y: Int, side: Int) -> Bool {
    let lastColumn = min(columns &- 1, (x &+ side &- 1) / Self.side)
    let lastRow = min(rows &- 1, (y &+ side &- 1) / Self.side)
    for row in y / Self.side...lastRow {
      for column in x / Self.side...lastColumn where isNear[row &* columns &+ column] {
        return true
      }
    }
    return false
  }
}

extension JudgedPicture {
  /// Whether 8 pixels of a row are white.
  @inline(__always)
  fileprivate func isWhite(_ x: Int, _ y: Int) -> Bool {
    pixelPair(x, y) & pixelPair(x &+ 2, y) & pixelPair(x &+ 4, y) & pixelPair(x &+ 6, y) == .max
  }
}
