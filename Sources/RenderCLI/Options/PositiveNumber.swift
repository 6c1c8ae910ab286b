import ArgumentParsing

/// A finite number above 0.
struct PositiveNumber: ArgumentValue {
  let value: Double

  init?(argument: String) {
    guard let value = Double(argument: argument), value > 0 else { return nil }
    self.value = value
  }

  static var expectation: String { "a number above 0" }
}
