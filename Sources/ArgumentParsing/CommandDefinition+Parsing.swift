extension CommandDefinition {
  private static let version = Option(flag: "--version", help: "Show the version.")

  private static let completionScript = Option<Invocation.Shell?>(
    optional: "--generate-completion-script", placeholder: "SHELL",
    help: "Print a completion script for a shell.")

  private static let helpCommand = CommandDefinition(
    "help", summary: "Show help on a command.",
    operands: [OperandDefinition("COMMAND", isOptional: true, help: "The command.")])

  /// Declares a program whose commands are these, with `help`, `--version` and
  /// `--generate-completion-script`.
  package static func program(
    _ name: String, summary: String, discussion: [String] = [],
    commands: [CommandDefinition], examples: [Example] = []
  ) -> CommandDefinition {
    CommandDefinition(
      name, summary: summary, discussion: discussion,
      options: [version.definition, completionScript.definition],
      subcommands: commands + [helpCommand], examples: examples)
  }

  /// Reads a program's command line, without the program's name.
  package func parse(_ words: [String]) throws(UsageError) -> Invocation {
    guard let name = words.first, !name.hasPrefix("-") else { return try parseOptions(words) }
    let command = try subcommand(named: name)
    var parser = CommandParser(command, path: "\(self.name) \(name)", words: words.dropFirst())
    guard let arguments = try parser.parse() else {
      return .help(HelpPage(command, path: parser.path))
    }
    guard name == Self.helpCommand.name else { return .run(command: name, arguments) }
    return .help(try helpPage(on: arguments.operands.first))
  }

  private func parseOptions(_ words: [String]) throws(UsageError) -> Invocation {
    var parser = CommandParser(self, path: name, words: words[...])
    guard let arguments = try parser.parse() else { return .help(HelpPage(self, path: name)) }
    if let shell = try arguments[Self.completionScript] { return .completionScript(shell) }
    if try arguments[Self.version] { return .version }
    throw UsageError("missing command; see '\(name) --help'")
  }

  private func helpPage(on topic: String?) throws(UsageError) -> HelpPage {
    guard let topic else { return HelpPage(self, path: name) }
    return HelpPage(try subcommand(named: topic), path: "\(name) \(topic)")
  }

  private func subcommand(named name: String) throws(UsageError) -> CommandDefinition {
    if let command = subcommands.first(where: { $0.name == name }) { return command }
    throw .unknown(
      "command", name, known: subcommands.map(\.name), see: "\(self.name) --help")
  }
}
