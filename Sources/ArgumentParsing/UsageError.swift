/// A command line that makes no sense.
package struct UsageError: Error, Hashable, Sendable {
  /// One sentence that says what is wrong and what would be right.
  package let message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }

  package static func unknown(_ kind: String, _ word: String, known: [String], see help: String)
    -> UsageError
  {
    let advice =
      Suggestion.nearest(to: word, in: known).map { "did you mean '\($0)'?" } ?? "see '\(help)'"
    return UsageError("unknown \(kind) '\(word)'; \(advice)")
  }
}
