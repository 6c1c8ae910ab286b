extension Int: ArgumentValue {
  /// Reads a whole number.
  package init?(argument: String) { self.init(argument) }

  /// A whole number.
  package static var expectation: String { "a whole number" }
}
