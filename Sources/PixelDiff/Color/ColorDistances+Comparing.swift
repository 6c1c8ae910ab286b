import RenderKit

extension ColorDistances {
  /// The distance of a pixel and none.
  private static let none = 100.0

  /// Measures two pictures.
  public init(_ pair: PicturePair) {
    var histogram = DistanceHistogram()
    histogram.add(Self.none, times: pair.counts.single)
    let first = StraightPixels(pair.first)
    let second = StraightPixels(pair.second)
    let size = pair.commonSize
    var equal = pair.counts.common
    for y in 0..<size.height where !first.hasRow(y, width: size.width, of: second) {
      for x in 0..<size.width where first[x, y] != second[x, y] {
        // What is ignored is equal, so that whatever is met here counts.
        let colors = (first[x, y].onWhite, second[x, y].onWhite)
        guard colors.0 != colors.1 else { continue }
        histogram.add(LabColor(colors.0).ciede2000(to: LabColor(colors.1)))
        equal -= 1
      }
    }
    histogram.add(0, times: equal)
    self.init(histogram)
  }
}
