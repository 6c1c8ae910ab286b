import Synchronization

/// A way to end what workers do, from any thread or a signal handler.
///
/// A `Task` that is cancelled needs none of this: what it waits for ends by itself. Give one to a
/// ``WorkerPool`` where the caller is no task.
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// Creates a way to cancel, which has not been used.
  public init() {}

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { flag.load(ordering: .acquiring) }

  /// Ends all requests of the pool that run, and refuses all that come after.
  ///
  /// Each of them throws `RenderError` with the code `cancelled` within a fraction of a second.
  public func cancel() { flag.store(true, ordering: .releasing) }
}
