/// The sums of a row of tiles' cells, below the last two rows of the tiles above.
///
/// Beyond the picture's edge they are zero.
struct CellBand {
  /// The cells along a side of a tile.
  static let cells = 8
  /// The side of a cell, in pixels.
  static let cellSide = 3

  private let stride: Int
  private var sums: [SIMD8<Float>]
  /// The rows of tiles since there was something else than zeros.
  private var ages: [Int]

  init(columns: Int) {
    stride = columns + 2
    sums = [SIMD8<Float>](
      repeating: SIMD8(), count: WindowSums.count * (Self.cells + 2) * stride)
    ages = [Int](repeating: 2, count: columns)
  }

  /// The position of a sum of a tile's cells, in a row from -2 on.
  @inline(__always)
  private func position(_ sum: Int, _ row: Int, _ tile: Int) -> Int {
    (sum &* (Self.cells &+ 2) &+ row &+ 2) &* stride &+ tile &+ 1
  }

  /// Goes on to the next row of tiles.
  mutating func advance() {
    for tile in ages.indices where ages[tile] < 2 {
      ages[tile] += 1
      for sum in 0..<WindowSums.count {
        for row in -2..<0 {
          sums[position(sum, row, tile)] = sums[position(sum, row &+ Self.cells, tile)]
        }
        for row in 0..<Self.cells { sums[position(sum, row, tile)] = SIMD8() }
      }
    }
  }

  /// Adds to the first cells of a row of a tile.
  @inline(__always)
  mutating func add(_ cells: WindowSums, _ tile: Int, _ row: Int, count: Int) {
    ages[tile] = 0
    let isWithin = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) .< Float(count)
    for sum in 0..<WindowSums.count {
      let place = position(sum, row, tile)
      sums[place] += SIMD8().replacing(with: cells[sum], where: isWithin)
    }
  }

  /// Whether a row of a tile, the one above or the one below may hold something.
  func mayHold(_ tile: Int) -> Bool { ages[tile] < 2 }

  /// The windows around a row of a tile's cells: three by three cells, weighed by [1 2 1].
  @inline(__always)
  func windows(_ tile: Int, _ row: Int) -> WindowSums {
    var windows = WindowSums()
    for sum in 0..<WindowSums.count {
      let above = column(position(sum, row &- 1, tile))
      let middle = column(position(sum, row, tile))
      let below = column(position(sum, row &+ 1, tile))
      windows[sum] = above + 2 * middle + below
    }
    return windows
  }

  @inline(__always)
  private func column(_ place: Int) -> SIMD8<Float> {
    sums.lanes(from: place &* 8 &- 1) + 2 * sums[place] + sums.lanes(from: place &* 8 &+ 1)
  }
}
