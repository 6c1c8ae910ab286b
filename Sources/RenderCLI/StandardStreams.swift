import Glibc
import RenderKit

/// The three open files that a program starts with.
package struct StandardStreams: Sendable {
  /// Where documents named `-` come from.
  package var input: Int32
  /// Where results go.
  package var output: Int32
  /// Where messages go.
  package var error: Int32

  /// Names three descriptors.
  package init(input: Int32, output: Int32, error: Int32) {
    self.input = input
    self.output = output
    self.error = error
  }

  /// Opens a file, or standard input for `-`.
  func source(_ file: String) throws(RenderError) -> DocumentSource {
    guard file == "-" else { return try DocumentSource(file: file) }
    return try Interruption.unwatched { () throws(RenderError) in
      try DocumentSource(fileDescriptor: input, name: "standard input")
    }
  }

  /// The process's own, of which those that are closed are opened in a way that fails when used.
  ///
  /// Otherwise the next file to be opened would take their place and receive what is meant for them.
  package static func ofProcess() -> StandardStreams {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", mode)
    }
    if fcntl(STDERR_FILENO, F_GETFD) < 0 { _ = unsafe open("/dev/null", O_WRONLY) }
    return StandardStreams(input: STDIN_FILENO, output: STDOUT_FILENO, error: STDERR_FILENO)
  }
}
