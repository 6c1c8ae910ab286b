import Dispatch
import Synchronization

/// Runs a closure on several threads at once and collects what it returns.
func concurrently<Result: Sendable>(
  _ count: Int, _ body: @Sendable () -> Result
) -> [Result] {
  let results = Mutex<[Result]>([])
  DispatchQueue.concurrentPerform(iterations: count) { _ in
    let result = body()
    results.withLock { $0.append(result) }
  }
  return results.withLock { $0 }
}
