/// How many pixels have which distance of colors.
struct DistanceHistogram {
  /// The width of a bin.
  static let resolution = 0.01

  private(set) var greatest = 0.0
  private var count = 0
  /// No two colors of sRGB are 200 apart.
  private var bins = [Int](repeating: 0, count: 20_001)

  /// Adds pixels of one distance.
  mutating func add(_ distance: Double, times: Int = 1) {
    guard times > 0 else { return }
    let bin = Int((distance / Self.resolution).rounded())
    bins[min(bin, bins.count - 1)] += times
    count += times
    greatest = max(greatest, distance)
  }

  /// The least distance that a share of the pixels, in percent, do not exceed.
  func percentile(_ percent: Int) -> Double {
    let rank = (count * percent + 99) / 100
    var passed = 0
    for (bin, pixels) in bins.enumerated() {
      passed += pixels
      if passed >= max(rank, 1) { return min(Double(bin) / 100, greatest) }
    }
    return greatest
  }
}
