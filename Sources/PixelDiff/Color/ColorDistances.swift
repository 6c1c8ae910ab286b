/// How far apart the colors of two pictures look, over all pixels that count.
///
/// The distance of two colors is CIEDE2000, see ``LabColor/ciede2000(to:)``. Translucent pictures
/// are laid on white. A pixel that only one picture has counts as 100, as black does on white.
/// Percentiles are exact to 0.005.
public struct ColorDistances: Hashable, Sendable, Codable {
  /// The distance that half of the pixels do not exceed.
  public let median: Double
  /// The distance that 95 % of the pixels do not exceed.
  public let p95: Double
  /// The distance that 99 % of the pixels do not exceed.
  public let p99: Double
  /// The greatest distance.
  public let max: Double

  init(_ histogram: DistanceHistogram) {
    median = histogram.percentile(50)
    p95 = histogram.percentile(95)
    p99 = histogram.percentile(99)
    max = histogram.greatest
  }
}
