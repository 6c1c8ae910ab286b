/// A command: the one table that drives parsing, help and completion.
package struct CommandDefinition: Sendable {
  /// The command's name.
  package let name: String

  /// What the command does, in one sentence.
  package let summary: String

  /// Paragraphs of help that follow the summary.
  package let discussion: [String]

  /// The arguments that are no options, in order.
  package let operands: [OperandDefinition]

  /// The options, in the order of the help.
  package let options: [OptionDefinition]

  /// The commands below this one.
  package let subcommands: [CommandDefinition]

  /// Command lines with what they do.
  package let examples: [Example]

  /// A command line with what it does.
  package struct Example: Sendable {
    let line: String
    let help: String

    /// Creates an example.
    package init(_ line: String, _ help: String) {
      self.line = line
      self.help = help
    }
  }

  /// Declares a command; every command has `--help` besides the options given here.
  package init(
    _ name: String, summary: String, discussion: [String] = [],
    operands: [OperandDefinition] = [], options: [OptionDefinition] = [],
    subcommands: [CommandDefinition] = [], examples: [Example] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options + [Self.help.definition]
    self.subcommands = subcommands
    self.examples = examples
  }

  static let help = Option(flag: "-h", "--help", help: "Show this help.")

  func option(named name: String) -> OptionDefinition? {
    options.first { $0.names.contains(name) }
  }
}
