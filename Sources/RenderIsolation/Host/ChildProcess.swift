import Glibc
import RenderKit
import Synchronization

/// A child process that is ended and collected with its last reference.
final class ChildProcess: Sendable {
  private let id: pid_t
  private let status = Mutex<ExitStatus?>(nil)

  init(_ launch: ProcessLaunch) throws(RenderError) { id = try launch.run() }

  deinit { _ = end() }

  /// Ends the process at once and returns how it ended, which may have been before.
  func end() -> ExitStatus {
    status.withLock { status in
      if let status { return status }
      kill(id, SIGKILL)
      return Self.collect(id, 0, &status)
    }
  }

  /// Lets a process that is about to end come to its end, so that its own status is seen.
  func end(within patience: Duration) -> ExitStatus {
    let deadline = Deadline(after: patience)
    while !hasEnded && !deadline.hasPassed { usleep(500) }
    return end()
  }

  private var hasEnded: Bool {
    status.withLock { status in
      if status == nil { _ = Self.collect(id, WNOHANG, &status) }
      return status != nil
    }
  }

  private static func collect(
    _ id: pid_t, _ options: Int32, _ status: inout ExitStatus?
  ) -> ExitStatus {
    var waitStatus: Int32 = 0
    var collected: pid_t
    repeat { collected = unsafe waitpid(id, &waitStatus, options) } while
      collected < 0 && errno == EINTR
    if collected == id { status = ExitStatus(waitStatus: waitStatus) }
    if collected < 0 { status = .unknown }
    return status ?? .unknown
  }
}
