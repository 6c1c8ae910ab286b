/// Reads the words behind one command's name.
struct CommandParser {
  let command: CommandDefinition
  /// The command's name with those of the commands above it.
  let path: String
  private var rest: ArraySlice<String>
  private var arguments = ParsedArguments()
  private var wantsHelp = false

  init(_ command: CommandDefinition, path: String, words: ArraySlice<String>) {
    self.command = command
    self.path = path
    rest = words
  }

  /// Reads all words; `nil` where help was asked for.
  mutating func parse() throws(UsageError) -> ParsedArguments? {
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.operands += rest
        break
      }
      try take(word)
      if wantsHelp { return nil }
    }
    try checkExclusiveGroups()
    try checkOperands()
    return arguments
  }

  private mutating func take(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      try takeLong(word)
    } else if isOption(word) {
      try takeBundle(word)
    } else {
      arguments.operands.append(word)
    }
  }

  /// A lone dash means a standard stream, and a dash before a digit a negative number.
  private func isOption(_ word: String) -> Bool {
    guard word.first == "-", let second = word.dropFirst().first else { return false }
    return !second.isNumber || command.option(named: "-\(second)") != nil
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try self.option(named: String(parts[0]))
    guard parts.count == 2 else { return try takeValue(of: option, as: String(parts[0])) }
    guard option.value != nil else {
      throw UsageError("option '\(parts[0])' takes no value")
    }
    try add(String(parts[1]), to: option)
  }

  /// Several flags behind one dash, the last of which may be an option with its value attached.
  private mutating func takeBundle(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let option = try self.option(named: "-\(letter)")
      if option.value != nil, !letters.isEmpty {
        return try add(String(letters.first == "=" ? letters.dropFirst() : letters), to: option)
      }
      try takeValue(of: option, as: "-\(letter)")
      if wantsHelp { return }
    }
  }

  private mutating func takeValue(
    of option: OptionDefinition, as name: String
  ) throws(UsageError) {
    guard let value = option.value else {
      wantsHelp = wantsHelp || option.name == CommandDefinition.help.definition.name
      return arguments.add("", to: option)
    }
    guard let word = rest.first, word != "--", !isOption(word) else {
      throw UsageError("option '\(name)' needs a value: \(name) \(value.placeholder)")
    }
    rest.removeFirst()
    try add(word, to: option)
  }

  private mutating func add(_ word: String, to option: OptionDefinition) throws(UsageError) {
    try option.value?.check(word, option.name)
    arguments.add(word, to: option)
  }

  private func option(named name: String) throws(UsageError) -> OptionDefinition {
    if let option = command.option(named: name) { return option }
    throw .unknown(
      "option", name, known: command.options.flatMap(\.names).filter { $0.hasPrefix("--") },
      see: "\(path) --help")
  }
}

extension CommandParser {
  private func checkExclusiveGroups() throws(UsageError) {
    let given = command.options.filter { arguments.has($0) }
    let groups = Dictionary(grouping: given) { $0.exclusiveGroup ?? "" }
    for (group, options) in groups where !group.isEmpty && options.count > 1 {
      throw UsageError(
        "'\(options[0].name)' and '\(options[1].name)' exclude each other; give one of them")
    }
  }

  private func checkOperands() throws(UsageError) {
    let given = arguments.operands
    let needed = command.operands.filter { !$0.isOptional }
    if given.count < needed.count {
      throw UsageError(
        "missing argument \(needed[given.count].name); see '\(path) --help'")
    }
    if given.count > command.operands.count, command.operands.last?.repeats != true {
      throw UsageError(
        "unexpected argument '\(given[command.operands.count])'; see '\(path) --help'")
    }
    for (index, word) in given.enumerated() where word.isEmpty {
      guard let operand = command.operands.dropFirst(index).first ?? command.operands.last,
        operand.completion.isPath
      else { continue }
      throw UsageError("the path for \(operand.name) is empty")
    }
  }
}
