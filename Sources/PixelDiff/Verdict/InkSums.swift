/// Sums of how far luma is from white, in quarters of a level.
struct InkSums {
  private(set) var sum = 0
  private(set) var squares = 0

  @inline(__always)
  mutating func add(_ pixel: Pixel) {
    let ink = 4 &* 255 &- pixel.fourfoldLuma
    sum &+= ink
    squares &+= ink &* ink
  }

  static func + (_ first: InkSums, _ second: InkSums) -> InkSums {
    var result = first
    result.sum &+= second.sum
    result.squares &+= second.squares
    return result
  }

  static func - (_ first: InkSums, _ second: InkSums) -> InkSums {
    var result = first
    result.sum &-= second.sum
    result.squares &-= second.squares
    return result
  }

  /// The variance of luma, where the sums are over a number of pixels.
  func variance(count: Int) -> Double {
    let mean = Double(sum) / Double(count)
    return (Double(squares) / Double(count) - mean * mean) / 16
  }
}
