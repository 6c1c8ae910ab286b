/// How an asset is brought to the size that is asked for.
public enum ContentMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// As large as fits, in proportion.
  case fit
  /// As ``fit``, but never larger than it is by itself.
  case fitDown
  /// As small as covers the size, in proportion; what juts out is cut.
  case fill
  /// Exactly the size, out of proportion if need be.
  case exact
}
