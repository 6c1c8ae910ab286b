extension Int: ArgumentValue {
  /// Reads a whole number; a plus is no way to write one.
  package init?(argument: String) {
    guard argument.first != "+" else { return nil }
    self.init(argument)
  }

  /// A whole number.
  package static var expectation: String { "a whole number" }
}
