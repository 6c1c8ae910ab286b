extension String: ArgumentValue {
  /// Takes the word as it is.
  package init?(argument: String) { self = argument }

  /// Any word.
  package static var expectation: String { "a word" }
}
