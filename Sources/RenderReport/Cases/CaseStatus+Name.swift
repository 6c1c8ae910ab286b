extension CaseStatus {
  /// The word for it.
  var name: String {
    switch self {
    case .error: "engine failed"
    case .failed: "different"
    case .perhaps: "perhaps"
    case .expected: "expected"
    case .passed: "passed"
    }
  }

  /// The sign that stands before the word.
  var sign: String {
    switch self {
    case .error: "!"
    case .failed: "✕"
    case .perhaps: "?"
    case .expected: "≈"
    case .passed: "✓"
    }
  }
}
