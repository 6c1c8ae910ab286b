import RenderKit

/// A square part of both pictures, blurred by [1 2 1] across and down.
///
/// The blur takes away the noise of single pixels. Beyond the edge, a picture goes on as it ends.
struct BlurredTile {
  /// The cells along a side.
  static let cells = 8
  /// The pixels around the cells that gradients need.
  static let border = 1
  /// The pixels along a side.
  static let side = cells * CellSums.side + 2 * border

  private(set) var pixels = [SIMD8<Float>](repeating: SIMD8(), count: side * side)
  private var rows = [SIMD8<Float>](repeating: SIMD8(), count: 3 * side)
  private var row = [SIMD8<Float>](repeating: SIMD8(), count: side + 2)

  /// Takes the part whose first cell starts at a pixel.
  mutating func read(_ first: JudgedPicture, _ second: JudgedPicture, x: Int, y: Int) {
    let left = x - Self.border
    let top = y - Self.border
    for number in 0..<Self.side + 2 {
      blurAcross(first, second, left, min(max(top + number - 1, 0), first.size.height - 1))
      let slot = number % 3 * Self.side
      for x in 0..<Self.side {
        rows[slot &+ x] = row[x] + 2 * row[x &+ 1] + row[x &+ 2]
      }
      if number >= 2 { blurDown(number) }
    }
  }

  @inline(__always)
  private mutating func blurAcross(
    _ first: JudgedPicture, _ second: JudgedPicture, _ left: Int, _ y: Int
  ) {
    let last = first.size.width &- 1
    for x in 0..<Self.side &+ 2 {
      let column = min(max(left &+ x &- 1, 0), last)
      row[x] = SIMD8(
        lowHalf: first.pixel(column, y).channels, highHalf: second.pixel(column, y).channels)
    }
  }

  @inline(__always)
  private mutating func blurDown(_ number: Int) {
    let above = (number - 2) % 3 * Self.side
    let middle = (number - 1) % 3 * Self.side
    let below = number % 3 * Self.side
    let target = (number - 2) * Self.side
    for x in 0..<Self.side {
      let sum = rows[above &+ x] + 2 * rows[middle &+ x] + rows[below &+ x]
      pixels[target &+ x] = sum * 0.0625
    }
  }
}
