import RenderKit

/// One channel of neighboring tiles of both pictures, blurred by [1 2 1] across and down.
///
/// The blur takes away the noise of single pixels. Beyond the edge, a picture goes on as it ends.
struct BlurredRun {
  /// The most tiles of a run: as many as stay in the fastest memory.
  static let longest = 8
  /// The vectors of a phase: the tiles, one more on each side, and a reserve.
  private static let stride = longest + 4
  /// The rows of a tile, and one above and below for gradients.
  private static let rows = PageTiles.side + 2

  /// Both pictures' rows of three phases each.
  private var vectors = [SIMD8<Int16>](repeating: SIMD8(), count: 2 * rows * 3 * stride)
  private var across = [SIMD8<Int16>](repeating: SIMD8(), count: 3 * 3 * stride)
  private var line = [SIMD8<Int16>](repeating: SIMD8(), count: 3 * stride)

  /// The position of a vector: of a picture, a row from -1 on, a phase and a tile of the run.
  @inline(__always)
  static func position(_ picture: Int, _ row: Int, _ phase: Int, _ tile: Int) -> Int {
    ((picture &* rows &+ row &+ 1) &* 3 &+ phase) &* stride &+ tile &+ 2
  }

  /// Blurs rows of cells, and a pixel around them.
  mutating func read(
    _ tiles: PageTiles, _ channel: Channel, columns: Range<Int>, row: Int, cells: Range<Int>
  ) {
    for picture in 0..<2 {
      let rows = cells.lowerBound * 3 - 1...cells.upperBound * 3
      for y in rows.lowerBound - 1...rows.upperBound + 1 {
        let nearest = min(max(row * PageTiles.side + y, 0), tiles.size.height - 1)
        readLine(tiles, channel, picture, columns, nearest)
        let slot = (y + 3) % 3 * 3 * Self.stride
        blurAcross(slot, columns.count)
        if y > rows.lowerBound { blurDown(picture, y - 1, slot, columns.count) }
      }
    }
  }

  /// Takes a row of pixels, with a neighbor on each side.
  @inline(__always)
  private mutating func readLine(
    _ tiles: PageTiles, _ channel: Channel, _ picture: Int, _ columns: Range<Int>, _ y: Int
  ) {
    let (row, line) = (y / PageTiles.side, y % PageTiles.side &* 3)
    for column in columns {
      let tile = tiles.tile(picture, column, row)
      let target = column &- columns.lowerBound &+ 2
      for phase in 0..<3 {
        self.line[phase &* Self.stride &+ target] = tiles.vector(channel, tile, line &+ phase)
      }
    }
    let end = columns.count &+ 2
    for phase in 0..<3 {
      if columns.lowerBound > 0 {
        let tile = tiles.tile(picture, columns.lowerBound &- 1, row)
        self.line[phase &* Self.stride &+ 1] = tiles.vector(channel, tile, line &+ phase)
      } else {
        self.line[phase &* Self.stride &+ 1] = SIMD8(repeating: self.line[2][0])
      }
      if columns.upperBound < tiles.columns {
        let tile = tiles.tile(picture, columns.upperBound, row)
        self.line[phase &* Self.stride &+ end] = tiles.vector(channel, tile, line &+ phase)
      } else {
        let last = self.line[2 &* Self.stride &+ end &- 1][7]
        self.line[phase &* Self.stride &+ end] = SIMD8(repeating: last)
      }
    }
  }

  @inline(__always)
  private mutating func blurAcross(_ slot: Int, _ count: Int) {
    let (second, third) = (Self.stride, 2 &* Self.stride)
    for vector in 1..<count &+ 3 {
      let middle = (line[vector], line[second &+ vector], line[third &+ vector])
      let left = line.lanes(from: (third &+ vector) &* 8 &- 1)
      let right = line.lanes(from: vector &* 8 &+ 1)
      across[slot &+ vector] = left &+ middle.0 &+ middle.0 &+ middle.1
      across[slot &+ second &+ vector] = middle.0 &+ middle.1 &+ middle.1 &+ middle.2
      across[slot &+ third &+ vector] = middle.1 &+ middle.2 &+ middle.2 &+ right
    }
  }

  /// Sums the row of a slot and the two before it.
  @inline(__always)
  private mutating func blurDown(_ picture: Int, _ y: Int, _ slot: Int, _ count: Int) {
    let size = 3 &* Self.stride
    let before = slot == 0 ? 2 &* size : slot &- size
    let above = before == 0 ? 2 &* size : before &- size
    let start = Self.position(picture, y, 0, -2)
    for phase in 0..<3 {
      for vector in phase &* Self.stride &+ 1..<phase &* Self.stride &+ count &+ 3 {
        let middle = across[before &+ vector]
        vectors[start &+ vector] =
          across[above &+ vector] &+ middle &+ middle &+ across[slot &+ vector]
      }
    }
  }

  /// The products of all pixels of a row of a tile's cells, summed by cell.
  @inline(__always)
  func sums(_ tile: Int, cellRow: Int) -> WindowSums {
    var sums = WindowSums()
    for row in cellRow &* 3..<cellRow &* 3 &+ 3 {
      for phase in 0..<3 {
        sums.add(slopes(0, row, phase, tile), slopes(1, row, phase, tile))
      }
    }
    return sums
  }

  @inline(__always)
  private func slopes(_ picture: Int, _ row: Int, _ phase: Int, _ tile: Int) -> Slopes {
    let place = Self.position(picture, row, phase, tile)
    let left =
      phase == 0
      ? vectors.lanes(from: (place &+ 2 &* Self.stride) &* 8 &- 1)
      : vectors[place &- Self.stride]
    let right =
      phase == 2
      ? vectors.lanes(from: (place &- 2 &* Self.stride) &* 8 &+ 1)
      : vectors[place &+ Self.stride]
    let step = 3 &* Self.stride
    return Slopes(
      value: vectors[place], across: right &- left,
      down: vectors[place &+ step] &- vectors[place &- step])
  }
}
