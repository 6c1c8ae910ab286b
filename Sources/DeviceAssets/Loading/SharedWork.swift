import RenderKit
import Synchronization

/// Work that is done once for all who wait for the same.
///
/// Whoever cancels leaves alone. When the last one has left, work that has not begun is not done, and
/// work that has begun ends at its next look at `isWanted`; until then others may still join it.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Waiter = CheckedContinuation<Value, any Error>

  private struct Job {
    let id: Int
    var waiters: [Int: Waiter] = [:]
  }

  private enum Step {
    case wait
    case leave
    case begin(Int)
  }

  private struct State {
    var jobs: [Key: Job] = [:]
    var lastID = 0

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }
  }

  private let queue: WorkQueue
  private let state = Mutex(State())

  init(on queue: WorkQueue) { self.queue = queue }

  /// How many wait for anything.
  var waiterCount: Int { state.withLock { $0.jobs.values.reduce(0) { $0 + $1.waiters.count } } }

  /// Waits for the work of a key, which is begun where nobody waits for it yet.
  ///
  /// - Parameter work: What to do, off the caller's thread. It is told whether anybody still waits,
  ///   and may return `nil` once nobody does.
  /// - Throws: `RenderError`, or `CancellationError` where the caller's task is cancelled.
  func value(
    for key: Key,
    _ work: @escaping @Sendable (_ isWanted: () -> Bool) throws(RenderError) -> Value?
  ) async throws -> Value {
    let waiterID = state.withLock { $0.newID() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        join(key, waiter, waiterID, work)
      }
    } onCancel: {
      leave(key, waiterID)
    }
  }

  private func join(
    _ key: Key, _ waiter: Waiter, _ waiterID: Int,
    _ work: @escaping @Sendable (() -> Bool) throws(RenderError) -> Value?
  ) {
    let step = state.withLock { state -> Step in
      // A task that is cancelled later finds its waiter in the table.
      guard !Task.isCancelled else { return .leave }
      if state.jobs[key] != nil {
        state.jobs[key]?.waiters[waiterID] = waiter
        return .wait
      }
      let id = state.newID()
      state.jobs[key] = Job(id: id, waiters: [waiterID: waiter])
      return .begin(id)
    }
    switch step {
    case .wait: break
    case .leave: waiter.resume(throwing: CancellationError())
    case .begin(let id): queue.add { [self] in perform(key, id, work) }
    }
  }

  private func leave(_ key: Key, _ waiterID: Int) {
    let waiter = state.withLock { $0.jobs[key]?.waiters.removeValue(forKey: waiterID) }
    waiter?.resume(throwing: CancellationError())
  }

  private func perform(
    _ key: Key, _ id: Int, _ work: (() -> Bool) throws(RenderError) -> Value?
  ) {
    guard isWanted(key, id) else { return }
    let result: Result<Value, RenderError>
    do throws(RenderError) {
      guard let value = try work({ isWanted(key, id) }) else { return }
      result = .success(value)
    } catch {
      result = .failure(error)
    }
    for waiter in finish(key, id) { waiter.resume(with: result.mapError { $0 as any Error }) }
  }

  /// Whether anybody waits for a job; a job for which nobody does is struck off.
  private func isWanted(_ key: Key, _ id: Int) -> Bool {
    state.withLock { state in
      guard let job = state.jobs[key], job.id == id else { return false }
      if job.waiters.isEmpty { state.jobs[key] = nil }
      return !job.waiters.isEmpty
    }
  }

  private func finish(_ key: Key, _ id: Int) -> [Waiter] {
    state.withLock { state in
      guard let job = state.jobs[key], job.id == id else { return [] }
      state.jobs[key] = nil
      return Array(job.waiters.values)
    }
  }
}
