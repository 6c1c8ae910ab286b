/// What a comparison came to.
public enum ComparisonResult: String, Hashable, Sendable, Codable, CaseIterable {
  /// The pictures agree as far as they have to.
  case pass
  /// They do not.
  case fail
}
