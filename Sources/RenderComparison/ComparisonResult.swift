/// What a comparison came to.
public enum ComparisonResult: String, Hashable, Sendable, Codable, CaseIterable {
  /// The pictures agree as far as they have to.
  case pass
  /// They do not.
  case fail
  /// They do not, and an expectation says why that is no news.
  case expected
}
