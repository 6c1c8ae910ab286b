/// What a command line says, after it has been checked against a ``CommandDefinition``.
package struct ParsedArguments: Sendable {
  /// The arguments that are no options, in order.
  package internal(set) var operands: [String] = []

  private var words: [String: [String]] = [:]

  /// The value of an option that the command declares.
  package subscript<Value>(_ option: Option<Value>) -> Value {
    get throws(UsageError) { try option.read(words[option.definition.name] ?? []) }
  }

  /// Whether an option was given.
  package func has(_ option: OptionDefinition) -> Bool { words[option.name] != nil }

  /// The words given to an option, in order; empty ones for a flag.
  package func words(of option: OptionDefinition) -> [String] { words[option.name] ?? [] }

  mutating func add(_ word: String, to option: OptionDefinition) {
    words[option.name, default: []].append(word)
  }
}
