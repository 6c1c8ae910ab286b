import Dispatch
import RenderKit
import Synchronization

/// What is to do, and what is done but not handed over.
final class WorkBoard<Value: Sendable>: Sendable {
  private struct State {
    var taken = 0
    var delivered = 0
    var results: [Int: Result<Value, RenderError>] = [:]
    var isStopped = false
  }

  private let count: Int
  private let isOrdered: Bool
  private let state = Mutex(State())
  /// Lets so many items be taken that are not handed over.
  private let room = DispatchSemaphore(value: 0)
  private let news = DispatchSemaphore(value: 0)

  init(count: Int, ahead: Int, isOrdered: Bool) {
    self.count = count
    self.isOrdered = isOrdered
    // A semaphore must not end with less than it began with, hence from 0.
    for _ in 0..<ahead { room.signal() }
  }

  /// The next item; `nil` where there is none or no more is wanted.
  func take() -> Int? {
    room.wait()
    let index: Int? = state.withLock { state in
      guard !state.isStopped, state.taken < count else { return nil }
      state.taken += 1
      return state.taken - 1
    }
    if index == nil { room.signal() }
    return index
  }

  func finish(_ index: Int, _ result: Result<Value, RenderError>) {
    state.withLock { $0.results[index] = result }
    news.signal()
  }

  /// Waits for a result.
  func next() -> (Int, Result<Value, RenderError>) {
    while true {
      if let (index, result) = state.withLock({ pop(&$0) }) {
        room.signal()
        return (index, result)
      }
      news.wait()
    }
  }

  private func pop(_ state: inout State) -> (Int, Result<Value, RenderError>)? {
    let wanted = isOrdered ? state.delivered : state.results.keys.first
    guard let index = wanted, let result = state.results.removeValue(forKey: index) else {
      return nil
    }
    state.delivered += 1
    return (index, result)
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    room.signal()
  }

  /// - Throws: Where no more is wanted.
  func check() throws(RenderError) {
    guard state.withLock(\.isStopped) else { return }
    throw RenderError(.cannotWrite, "The run was ended.")
  }
}
