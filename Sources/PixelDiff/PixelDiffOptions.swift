/// What counts as a difference in ``PixelDifference/pixelmatch``; exact measures have no options.
public struct PixelDiffOptions: Hashable, Sendable, Codable {
  /// How far colors may be apart to pass as equal, from 0 (not at all) to 1 (black and white).
  public let threshold: Double

  /// Whether pixels that differ in antialiasing only are counted too.
  public let includeAntialiasing: Bool

  /// Creates options; the defaults are those of pixelmatch.
  public init(threshold: Double = 0.1, includeAntialiasing: Bool = false) {
    precondition((0...1).contains(threshold), "a threshold is between 0 and 1")
    self.threshold = threshold
    self.includeAntialiasing = includeAntialiasing
  }
}
