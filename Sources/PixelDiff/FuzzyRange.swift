/// How much two pictures may differ, as the reftests of web-platform-tests put it.
///
/// Unlike a tolerance, a range has a lower end too: pictures that differ less fail, so that a
/// difference which has gone is noticed.
public struct FuzzyRange: Hashable, Sendable, Codable {
  /// The greatest difference of a channel, from 0 to 255, that some pixel must reach and none exceed.
  public let maxDifference: ClosedRange<Int>

  /// How many pixels may differ at all.
  public let totalPixels: ClosedRange<Int>

  /// Creates a range.
  public init(maxDifference: ClosedRange<Int>, totalPixels: ClosedRange<Int>) {
    self.maxDifference = maxDifference
    self.totalPixels = totalPixels
  }

  /// Whether pictures differ as much as they may, and as little.
  ///
  /// Equal pictures lie within where either range begins at 0, as in web-platform-tests.
  public func contains(_ difference: PixelDifference) -> Bool {
    if difference.differingPixels == 0 {
      return maxDifference.lowerBound <= 0 || totalPixels.lowerBound <= 0
    }
    return maxDifference.contains(difference.maxChannelDifference)
      && totalPixels.contains(difference.differingPixels)
  }
}
