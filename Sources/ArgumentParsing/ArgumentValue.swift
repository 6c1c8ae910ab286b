/// A type that is read from one word of the command line.
package protocol ArgumentValue: Sendable {
  /// Reads a word; `nil` where it makes no sense.
  init?(argument: String)

  /// What a word must be, to end the sentence "expected ...".
  static var expectation: String { get }

  /// Every word that is accepted, where they can be listed.
  static var allowedValues: [String] { get }
}

extension ArgumentValue {
  /// No list.
  package static var allowedValues: [String] { [] }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// Reads a case by its name.
  package init?(argument: String) { self.init(rawValue: argument) }

  /// The names of the cases.
  package static var expectation: String { allowedValues.joined(separator: ", ") }

  /// The names of the cases.
  package static var allowedValues: [String] { allCases.map(\.rawValue) }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == Int {
  /// Reads a case by its number.
  package init?(argument: String) {
    guard let number = Int(argument: argument) else { return nil }
    self.init(rawValue: number)
  }

  /// The numbers of the cases.
  package static var expectation: String { allowedValues.joined(separator: ", ") }

  /// The numbers of the cases.
  package static var allowedValues: [String] { allCases.map { String($0.rawValue) } }
}
