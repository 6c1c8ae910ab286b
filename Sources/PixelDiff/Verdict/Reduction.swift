/// Which columns or rows of a picture each one of a reduced picture is the mean of.
struct Reduction {
  /// What the weights of one column or row sum up to.
  static let unit = 64

  /// The columns or rows of the reduced picture.
  let count: Int
  /// The greatest number of columns or rows that become one.
  let taps: Int
  private let starts: [Int]
  private let weights: [Int16]

  /// Divides a number of columns or rows by a factor of at least 1, and leaves out a margin.
  init(_ length: Int, by factor: Double, margin: Int) {
    let whole = max(1, Int(Double(length) / factor))
    count = whole - 2 * margin
    let extents = (margin..<whole - margin).map { index in
      (first: Double(index) * factor, last: min(Double(index + 1) * factor, Double(length)))
    }
    let taps = extents.map { Int($0.last.rounded(.up)) - Int($0.first) }.max() ?? 1
    let starts = extents.map { min(Int($0.first), length - taps) }
    self.taps = taps
    self.starts = starts
    weights = zip(extents, starts).flatMap { extent, start in
      let places = (start...start + taps).map { place in
        max(0, min(extent.last, Double(place)) - extent.first) / (extent.last - extent.first)
      }
      let parts = places.map { Int16(($0 * Double(Self.unit)).rounded()) }
      return zip(parts.dropFirst(), parts).map { $0 - $1 }
    }
  }

  @inline(__always)
  func start(_ index: Int) -> Int { starts[index] }

  @inline(__always)
  func weight(_ index: Int, _ tap: Int) -> Int16 { weights[index &* taps &+ tap] }

  /// What a range of the reduced picture is made of.
  func source(of range: Range<Int>) -> Range<Int> {
    starts[range.lowerBound]..<starts[range.upperBound - 1] + taps
  }
}
