package import PixelDiff

/// How far pictures agree pixel by pixel.
public enum PixelAgreement: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every pixel is equal.
  case identical
  /// No pixel counts as different under the comparison's threshold.
  case same
  /// Something counts as different.
  case different

  /// Judges a difference: by pixelmatch's count, which leaves antialiasing aside unless asked.
  package init(_ difference: PixelDifference) {
    self =
      difference.differingPixels == 0
      ? .identical : difference.pixelmatch == 0 ? .same : .different
  }
}
