/// What a command line asks for.
package enum Invocation: Sendable {
  /// Run the command with this name.
  case run(command: String, ParsedArguments)
  /// Show help on a command.
  case help(HelpPage)
  /// Show the version.
  case version
  /// Show a completion script.
  case completionScript(Shell)

  /// A shell for which there is a completion script.
  package enum Shell: String, CaseIterable, Sendable, ArgumentValue {
    /// GNU Bash.
    case bash
    /// Z shell.
    case zsh
    /// Fish.
    case fish
  }
}
