/// How much ink a tile's nine blocks of 8 x 8 pixels have.
struct BlockInks {
  /// The blocks along a side.
  static let side = 3
  /// The side of a block, in pixels.
  static let blockSide = 8

  private var sums = [9 of InkSums](repeating: InkSums())

  /// The blocks of a white tile.
  init() {}

  /// Measures a tile's luma, as far as the page goes.
  init(_ tile: [SIMD8<Int16>], width: Int, height: Int) {
    for row in 0..<Self.side {
      for phase in 0..<Self.side {
        var sum = SIMD8<Int32>()
        var squares = SIMD8<Int32>()
        for y in row * 8..<max(row * 8, min(row * 8 + 8, height)) {
          let ink =
            SIMD8(repeating: Int32(Channel.middle))
            &- SIMD8<Int32>(truncatingIfNeeded: tile[y &* 3 &+ phase])
          sum &+= ink
          squares &+= ink &* ink
        }
        for lane in 0..<8 where 3 * lane + phase < width {
          sums[row * Self.side + (3 * lane + phase) / 8].add(sum[lane], squares[lane])
        }
      }
    }
  }

  subscript(index: Int) -> InkSums { sums[index] }
}
