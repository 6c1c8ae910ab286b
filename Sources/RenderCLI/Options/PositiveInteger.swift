import ArgumentParsing

/// A whole number above 0.
struct PositiveInteger: ArgumentValue {
  let value: Int

  init?(argument: String) {
    guard let value = Int(argument: argument), value > 0 else { return nil }
    self.value = value
  }

  static var expectation: String { "a whole number above 0" }
}
