/// What a shell offers where a value is typed.
package enum Completion: Hashable, Sendable {
  /// Nothing.
  case none
  /// Fixed words.
  case values([String])
  /// Directories, and files with one of the extensions; all files where none is given.
  case files([String])
  /// Directories.
  case directories
  /// The lines that a command prints.
  case command(String)

  /// Whether the value is a path, which is never empty: a script's variable without a value must not
  /// stand for the root or the current directory.
  var isPath: Bool {
    switch self {
    case .files, .directories: true
    case .none, .values, .command: false
    }
  }
}
