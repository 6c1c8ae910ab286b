/// Sums of how far luma is from white, in quarters of a level.
struct InkSums: Equatable {
  private(set) var sum = 0
  private(set) var squares = 0

  mutating func add(_ ink: Int32, _ squares: Int32) {
    sum &+= Int(ink)
    self.squares &+= Int(squares)
  }

  static func mean(_ first: InkSums, _ second: InkSums) -> InkSums {
    var result = first + second
    result.sum /= 2
    result.squares /= 2
    return result
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
