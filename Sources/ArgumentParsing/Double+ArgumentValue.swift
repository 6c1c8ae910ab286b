extension Double: ArgumentValue {
  /// Reads a finite number.
  package init?(argument: String) {
    guard let number = Double(argument), number.isFinite else { return nil }
    self = number
  }

  /// A number.
  package static var expectation: String { "a number" }
}
