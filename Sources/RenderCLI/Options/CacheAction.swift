import ArgumentParsing

/// What is done with the cache of assets.
enum CacheAction: String, CaseIterable, ArgumentValue {
  /// Shows the pictures.
  case list
  /// Looks for damaged ones.
  case verify
  /// Removes what is beyond the limits.
  case prune
}
