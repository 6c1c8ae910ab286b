import Glibc

/// The processor time that a process may use from now on, all its threads together.
///
/// The host watches the process's clock: it needs no help from the process, which is not trusted, and
/// can begin anew with each request, which limits of the system cannot. Unlike the time on the wall,
/// processor time is about the same on a busy machine.
struct CPUBudget: Sendable {
  private static let processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Looking more often would not pay.
  private static let shortestWait = Duration.milliseconds(2)

  private let clock: clockid_t
  private let end: Duration

  /// Begins to count; `nil` if the process is gone.
  init?(_ duration: Duration, of process: pid_t) {
    var clock = clockid_t()
    guard unsafe clock_getcpuclockid(process, &clock) == 0, let now = Self.time(clock) else {
      return nil
    }
    self.clock = clock
    end = now + duration
  }

  /// The second of the process's life in which its time is over, and some more: for a limit of the
  /// system that holds where the host cannot watch.
  var lastSecond: UInt { UInt(clamping: end.components.seconds) + 2 }

  /// The time that is left; of a process that is gone all.
  var left: Duration { Self.time(clock).map { end - $0 } ?? .seconds(1 << 40) }

  /// How long it takes at least to use up what is left.
  var shortestWait: Duration { max(Self.shortestWait, left / Self.processorCount) }

  private static func time(_ clock: clockid_t) -> Duration? {
    var time = timespec()
    guard unsafe clock_gettime(clock, &time) == 0 else { return nil }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
