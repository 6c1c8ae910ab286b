/// The products of ``WindowSums``, summed over a cell of 3 x 3 pixels, for luma and for chroma.
struct CellSums {
  /// The side of a cell, in pixels.
  static let side = 3

  private(set) var luma = SIMD8<Float>()
  private(set) var chroma = SIMD8<Float>()

  /// The sums of a cell where the pictures are equal or that lies outside of them.
  static let zero = CellSums()

  private init() {}

  /// Sums over a cell, whose first pixel is given.
  @inline(__always)
  init(_ pixels: [SIMD8<Float>], at start: Int, pixelsPerRow: Int) {
    var products = PixelProducts()
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        products.add(pixels, at: start &+ row &* pixelsPerRow &+ column, pixelsPerRow)
      }
    }
    luma = products.luma
    chroma = products.chroma
  }

  /// Twice the cell and its two neighbors, as a window weighs them.
  @inline(__always)
  static func weighed(_ first: CellSums, _ middle: CellSums, _ last: CellSums) -> CellSums {
    var sum = CellSums()
    sum.luma = first.luma + 2 * middle.luma + last.luma
    sum.chroma = first.chroma + 2 * middle.chroma + last.chroma
    return sum
  }
}
