import ArgumentParsing

/// A number from 0 to 1.
struct Fraction: ArgumentValue {
  let value: Double

  init(_ value: Double) { self.value = value }

  init?(argument: String) {
    guard let value = Double(argument: argument), (0...1).contains(value) else { return nil }
    self.value = value
  }

  static var expectation: String { "a number from 0 to 1" }
}
