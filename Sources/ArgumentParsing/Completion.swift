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
}
