import CLinux
import Glibc
import RenderKit
import Synchronization

/// A child process that is ended and collected with its last reference.
final class ChildProcess: Sendable {
  private let id: pid_t
  private let status = Mutex<ExitStatus?>(nil)

  init(_ launch: ProcessLaunch) throws(RenderError) { id = try launch.run() }

  deinit { _ = end() }

  /// Begins to count the process's time, also in the system, which ends the process a little later on
  /// its own, even if the host is stopped meanwhile.
  func budget(_ duration: Duration) -> CPUBudget? {
    status.withLock { status in
      guard status == nil, let budget = CPUBudget(duration, of: id) else { return nil }
      _ = rk_limit_cpu_time(id, budget.lastSecond)
      return budget
    }
  }

  /// Ends the process at once and returns how it ended, which may have been before.
  func end() -> ExitStatus {
    status.withLock { status in
      if let status { return status }
      kill(id, SIGKILL)
      return Self.collect(id, 0, &status)
    }
  }

  /// How a process that is about to end ended; `nil` if it still runs when the patience is over.
  func status(within patience: Duration) -> ExitStatus? {
    let deadline = Deadline(after: patience)
    while true {
      let status = status.withLock { status in
        if status == nil { _ = Self.collect(id, WNOHANG, &status) }
        return status
      }
      if status != nil || deadline.hasPassed { return status }
      usleep(500)
    }
  }

  private static func collect(
    _ id: pid_t, _ options: Int32, _ status: inout ExitStatus?
  ) -> ExitStatus {
    var waitStatus: Int32 = 0
    var collected: pid_t
    repeat {
      collected = unsafe waitpid(id, &waitStatus, options)
    } while collected < 0 && errno == EINTR
    if collected == id { status = ExitStatus(waitStatus: waitStatus) }
    if collected < 0 { status = .unknown }
    return status ?? .unknown
  }
}
