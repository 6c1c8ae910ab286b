import RenderKit

/// Ink of one picture that the other has nowhere near, such as a lost full stop, in limits.
///
/// A window's mean square passes over it, because it is small. But however engines place ink, it stays
/// within a pixel of where it was: so where one picture has ink, the other has at least a part of it
/// among the neighbors.
struct StrayInk {
  /// How much more ink one picture may have than the other has among the neighbors.
  ///
  /// A stem between two pixels leaves half of its ink on each.
  private static let spread = 2
  /// The same for a line, which engines make a pixel wide and black, or leave as pale as it is.
  private static let lineSpread = 4
  /// How far a line is followed to each side, and how long it is at least: more than dots are.
  private static let lineReach = 4
  private static let lineLength = 5
  /// The ink beyond, in quarters of a level, from which on a person sees it.
  ///
  /// It is two fifths of the contrast of black on white: serifs and corners, which are antialiased
  /// otherwise, seldom reach more than a third.
  private static let limit = Float(4 * 102)
  /// What is weaker than this is not looked at: a part of the limit.
  private static let least = Int16(0.5 * limit)

  private let tiles: PageTiles

  init(_ tiles: PageTiles) { self.tiles = tiles }

  /// Raises the values of cells, which lie so many in a row, to what their pixels show.
  func raise(_ values: inout [Float], columns: Int) {
    for row in 0..<tiles.rows {
      for column in 0..<tiles.columns {
        let pair = (tiles.tile(0, column, row), tiles.tile(1, column, row))
        if pair.0 != pair.1 { raise(&values, columns, pair, column, row) }
      }
    }
  }

  private func raise(
    _ values: inout [Float], _ columns: Int, _ pair: (Int, Int), _ column: Int, _ row: Int
  ) {
    let height = min(PageTiles.side, tiles.size.height - row * PageTiles.side)
    let width = tiles.size.width - column * PageTiles.side
    for index in 0..<height * 3 {
      let apart =
        tiles.vector(.luma, pair.0, index) &- tiles.vector(.luma, pair.1, index)
      let isFar = (apart .> Self.least) .| (apart .< -Self.least)
      if !any(isFar) { continue }
      let (line, phase) = index.quotientAndRemainder(dividingBy: 3)
      for lane in 0..<8 where isFar[lane] && lane * 3 + phase < width {
        let strength = strength(
          column * PageTiles.side + lane * 3 + phase, row * PageTiles.side + line,
          isFirst: apart[lane] < 0)
        let cell = (row * CellBand.cells + line / 3) * columns + column * CellBand.cells + lane
        values[cell] = max(values[cell], strength)
      }
    }
  }

  /// How strongly a pixel speaks, at which the first or the second picture is the darker one.
  private func strength(_ x: Int, _ y: Int, isFirst: Bool) -> Float {
    let (dark, light) = isFirst ? (0, 1) : (1, 0)
    let stray = max(stray(dark, light, sign: 1, x, y), stray(light, dark, sign: -1, x, y))
    return Float(stray) / Self.limit
  }

  /// The ink of a picture beyond what the other one has near; with the sign -1 it is light on dark.
  private func stray(_ picture: Int, _ other: Int, sign: Int, _ x: Int, _ y: Int) -> Int {
    func value(_ picture: Int, _ x: Int, _ y: Int) -> Int { sign * tiles.luma(picture, x, y) }
    var nearest = Int.max
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 { nearest = min(nearest, value(other, column, row)) }
    }
    let own = value(picture, x, y)
    guard nearest - own > Int(Self.least) else { return 0 }
    var paper = nearest
    for row in y - 2...y + 2 {
      for column in x - 2...x + 2 { paper = max(paper, value(other, column, row)) }
    }
    let ink = paper - own
    let isInk = { (column: Int, row: Int) in 2 * (paper - value(picture, column, row)) >= ink }
    let spread = isLine(x, y, isInk) ? Self.lineSpread : Self.spread
    return ink - spread * (paper - nearest)
  }

  /// Whether ink goes on to the sides or up and down.
  private func isLine(_ x: Int, _ y: Int, _ isInk: (Int, Int) -> Bool) -> Bool {
    let steps = 1...Self.lineReach
    let right = steps.prefix { isInk(x + $0, y) }.count
    let left = steps.prefix { isInk(x - $0, y) }.count
    let down = steps.prefix { isInk(x, y + $0) }.count
    let up = steps.prefix { isInk(x, y - $0) }.count
    return max(left + right, up + down) + 1 >= Self.lineLength
  }
}

extension PageTiles {
  /// Four times the luma of the pixel nearest to a place, less its middle.
  @inline(__always)
  fileprivate func luma(_ picture: Int, _ x: Int, _ y: Int) -> Int {
    let (x, y) = (min(max(x, 0), size.width - 1), min(max(y, 0), size.height - 1))
    let tile = tile(picture, x / Self.side, y / Self.side)
    let (column, row) = (x % Self.side, y % Self.side)
    return Int(vector(.luma, tile, row * 3 + column % 3)[column / 3])
  }
}
