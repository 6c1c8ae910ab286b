import Glibc
import Synchronization

extension Mutex {
  /// Waits for a lock only as long as somebody waits for what it guards.
  ///
  /// A mutex cannot be given up, so a task that may be cancelled tries again and again.
  func withLock<Result>(
    until patience: Patience, _ body: (inout sending Value) throws(WorkerFailure) -> sending Result
  ) throws(WorkerFailure) -> sending Result {
    guard patience.interval != nil else { return try withLock(body) }
    while true {
      let result = try withLockIfAvailable(body)
      if let result { return result }
      guard !patience.isOver else { throw WorkerFailure(.notAsked) }
      usleep(500)
    }
  }
}
