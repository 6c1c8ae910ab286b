/// What the table says of an option's value.
package struct ValueDefinition: Sendable {
  /// What stands for the value in help, such as `N`.
  package let placeholder: String

  /// Every word that is accepted, where they can be listed.
  package let allowedValues: [String]

  /// The value that is taken where none is given, for help.
  package let defaultText: String?

  /// What a shell offers.
  package let completion: Completion

  /// Reads a word only to see whether it makes sense.
  let check: @Sendable (_ word: String, _ option: String) throws(UsageError) -> Void

  init<Value: ArgumentValue>(
    _ type: Value.Type, _ placeholder: String, defaultText: String?, completion: Completion
  ) {
    self.placeholder = placeholder
    self.defaultText = defaultText
    allowedValues = type.allowedValues
    let listed = type.allowedValues.isEmpty ? Completion.none : .values(type.allowedValues)
    self.completion = completion == .none ? listed : completion
    check = { word, option throws(UsageError) in
      if completion.isPath, word.isEmpty { throw UsageError("the path for '\(option)' is empty") }
      _ = try type.read(word, of: option)
    }
  }
}

extension ArgumentValue {
  /// Reads the word given to an option.
  static func read(_ word: String, of option: String) throws(UsageError) -> Self {
    if let value = Self(argument: word) { return value }
    let advice =
      Suggestion.nearest(to: word, in: allowedValues).map { "did you mean '\($0)'?" }
      ?? "expected \(expectation)"
    throw UsageError("bad value '\(word)' for '\(option)'; \(advice)")
  }
}
