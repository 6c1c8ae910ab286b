/// An option with the type of its value: it declares itself in a ``CommandDefinition`` and reads
/// itself from ``ParsedArguments``.
package struct Option<Value: Sendable>: Sendable {
  /// The option's row in the table.
  package private(set) var definition: OptionDefinition

  let read: @Sendable ([String]) throws(UsageError) -> Value

  private init(
    _ definition: OptionDefinition,
    read: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    self.definition = definition
    self.read = read
  }

  /// The same option under another heading of the help.
  package func under(_ section: String) -> Option {
    var copy = self
    copy.definition.section = section
    return copy
  }

  /// The same option as a member of a group of which only one may be given.
  package func excluding(_ group: String) -> Option {
    var copy = self
    copy.definition.exclusiveGroup = group
    return copy
  }
}

extension Option where Value == Bool {
  /// A flag.
  package init(flag names: String..., help: String) {
    self.init(OptionDefinition(names: names, help: help, value: nil, repeats: false)) { words in
      !words.isEmpty
    }
  }
}

extension Option where Value: ArgumentValue {
  /// An option that always has a value.
  package init(
    _ names: String..., placeholder: String, default: Value, shown defaultText: String,
    completion: Completion = .none, help: String
  ) {
    let value = ValueDefinition(
      Value.self, placeholder, defaultText: defaultText, completion: completion)
    let row = OptionDefinition(names: names, help: help, value: value, repeats: false)
    self.init(row) { words throws(UsageError) in
      guard let word = words.last else { return `default` }
      return try Value.read(word, of: row.name)
    }
  }
}

extension Option {
  /// An option whose value is `nil` where it is not given; given twice, the last value counts.
  package init<Element: ArgumentValue>(
    optional names: String..., placeholder: String, completion: Completion = .none, help: String
  ) where Value == Element? {
    let value = ValueDefinition(
      Element.self, placeholder, defaultText: nil, completion: completion)
    let row = OptionDefinition(names: names, help: help, value: value, repeats: false)
    self.init(row) { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try Element.read(word, of: row.name)
    }
  }

  /// An option that may be given several times.
  package init<Element: ArgumentValue>(
    repeating names: String..., placeholder: String, completion: Completion = .none, help: String
  ) where Value == [Element] {
    let value = ValueDefinition(
      Element.self, placeholder, defaultText: nil, completion: completion)
    let row = OptionDefinition(names: names, help: help, value: value, repeats: true)
    self.init(row) { words throws(UsageError) in
      var values: [Element] = []
      for word in words { values.append(try Element.read(word, of: row.name)) }
      return values
    }
  }
}
