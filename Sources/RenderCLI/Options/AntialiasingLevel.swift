import ArgumentParsing

/// A level of antialiasing from 0 (none) to 8 (256 shades).
struct AntialiasingLevel: ArgumentValue {
  let value: Int

  init?(argument: String) {
    guard let value = Int(argument: argument), (0...8).contains(value) else { return nil }
    self.value = value
  }

  static var expectation: String { "a whole number from 0 to 8" }
}
