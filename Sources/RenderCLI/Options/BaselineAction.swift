import ArgumentParsing

/// What is done with baselines.
enum BaselineAction: String, CaseIterable, ArgumentValue {
  /// Records pages that have none.
  case record
  /// Compares pages with theirs.
  case check
  /// Records pages that have changed or are new.
  case accept
  /// Removes those whose document or page is gone.
  case prune

  /// Whether pages are compared with baselines.
  var compares: Bool { self == .check || self == .accept }
}
