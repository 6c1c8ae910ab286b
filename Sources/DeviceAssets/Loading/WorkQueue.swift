import Dispatch
import Synchronization

/// Runs work that blocks, such as an engine's, on a few threads of its own.
///
/// Swift's threads are as many as processors and shared by the whole program: they must not wait.
final class WorkQueue: Sendable {
  private struct State {
    var waiting: ArraySlice<@Sendable () -> Void> = []
    var threadCount = 0
  }

  private let width: Int
  private let state = Mutex(State())
  private let threads = DispatchQueue(label: "renderkit.assets", attributes: .concurrent)

  /// - Parameter width: How much is done at once.
  init(width: Int) { self.width = max(1, width) }

  /// Does something soon, in the order of these calls.
  func add(_ job: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.waiting.append(job)
      guard state.threadCount < width else { return false }
      state.threadCount += 1
      return true
    }
    guard needsThread else { return }
    threads.async { [self] in
      while let job = next() { job() }
    }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      let job = state.waiting.popFirst()
      if job == nil { state.threadCount -= 1 }
      return job
    }
  }
}
