import CLinux
import Glibc
import RenderKit

/// How to start a worker process.
struct ProcessLaunch {
  let path: String
  let arguments: [String]
  let environment: [String: String]
  /// The worker's end of the socket.
  let socket: Int32
  /// Where the worker's standard error goes.
  let errors: Int32

  /// Starts the process.
  ///
  /// `posix_spawn`, for a process with threads must not fork.
  func run() throws(RenderError) -> pid_t {
    let socket = try Self.moved(socket)
    let errors = try Self.moved(errors)
    defer { withExtendedLifetime((socket, errors)) {} }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.descriptor, STDERR_FILENO)
    unsafe posix_spawn_file_actions_adddup2(
      &actions, socket.descriptor, WorkerMain.socketDescriptor)
    unsafe rk_close_from(&actions, WorkerMain.socketDescriptor + 1)
    return unsafe try spawn(&actions)
  }

  /// A copy above the descriptors that are about to be replaced, which the host may have closed.
  private static func moved(_ descriptor: Int32) throws(RenderError) -> OpenFile {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, WorkerMain.socketDescriptor + 1)
    guard copy >= 0 else {
      throw RenderError(.engineMissing, "A worker cannot be started: \(systemMessage()).")
    }
    return OpenFile(owning: copy)
  }

  private func spawn(
    _ actions: inout posix_spawn_file_actions_t
  ) throws(RenderError) -> pid_t {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    Self.resetSignals(&attributes)
    var id: pid_t = 0
    let status = unsafe Self.withCStrings([path] + arguments) { arguments in
      unsafe Self.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        unsafe posix_spawn(&id, path, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else {
      errno = status
      throw RenderError(
        .engineMissing, "The worker \(path) cannot be started: \(systemMessage()).")
    }
    return id
  }

  /// Signals that the host blocks or ignores would be blocked or ignored in the worker, too.
  private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  private typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (CStrings) -> Result
  ) -> Result {
    var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(&pointers)
  }
}
