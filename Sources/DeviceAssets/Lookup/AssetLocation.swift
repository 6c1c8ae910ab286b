/// A place where assets lie.
public enum AssetLocation: String, Hashable, Sendable, Codable, CaseIterable {
  /// What the user or a download put there; it is searched first.
  case documents
  /// What the program came with.
  case bundle
}
