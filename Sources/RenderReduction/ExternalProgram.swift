import Glibc
import RenderKit

/// A program of the system that is run on a document nobody trusts: in a process of its own, which
/// is limited in memory, time and what it writes.
struct ExternalProgram {
  /// Limits are set by the shell that becomes the program: 2 GiB of memory, 20 s, files of 1 GiB.
  private static let limits = "ulimit -c 0; ulimit -v 2097152; ulimit -t 20; ulimit -f 2097152"

  private let name: String

  init(_ name: String) { self.name = name }

  /// Runs the program, its standard output in a file, and returns its exit code; 127 where it is not
  /// installed, above 128 where a signal ended it.
  ///
  /// - Parameters:
  ///   - arguments: The words behind the program's name.
  ///   - output: The file that takes what the program prints, and is emptied first.
  ///   - descriptors: The open files that the program sees, by the same numbers.
  func run(
    _ arguments: [String], output: String, inheriting descriptors: [Int32]
  ) throws(RenderError) -> Int32 {
    let line = "\(Self.limits); exec \"$0\" \"$@\""
    let words = ["/bin/sh", "-c", line, name] + arguments
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // To its own number: then a descriptor is not closed when the program starts.
    for descriptor in descriptors {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor)
    }
    var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    var id: pid_t = 0
    let status = unsafe posix_spawn(&id, words[0], &actions, nil, &pointers, environ)
    guard status == 0 else {
      throw RenderError(.engineMissing, "The program \(name) cannot be started.")
    }
    return Self.exitCode(of: id)
  }

  private static func exitCode(of id: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return 128 }
    }
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
