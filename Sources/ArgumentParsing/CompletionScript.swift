/// A completion script for a shell, made from a program's table.
package struct CompletionScript: Sendable {
  let program: CommandDefinition

  /// Makes scripts for a program.
  package init(for program: CommandDefinition) { self.program = program }

  /// The script's text.
  package func text(for shell: Invocation.Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A word that every one of the shells takes as it is.
  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
