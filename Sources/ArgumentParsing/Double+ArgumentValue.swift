extension Double: ArgumentValue {
  /// Reads a finite decimal number; neither a plus nor hexadecimal digits are ways to write one.
  package init?(argument: String) {
    guard argument.first != "+", argument.utf8.allSatisfy(Set("0123456789.-+eE".utf8).contains),
      let number = Double(argument), number.isFinite
    else { return nil }
    self = number
  }

  /// A number.
  package static var expectation: String { "a number" }
}
