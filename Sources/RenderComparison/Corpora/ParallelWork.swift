import Dispatch
package import RenderKit

/// Does the same work on many items in several threads, and hands the results to one.
///
/// A piece of work blocks while an engine draws, so each thread is a queue of its own and no task
/// of the few that Swift's concurrency runs at a time. Not many results wait, however long the list.
package struct ParallelWork: Sendable {
  /// The number of items.
  package let count: Int
  /// The number of threads.
  package let jobs: Int
  /// Whether results are handed over in the order of the items, else as they come.
  package let isOrdered: Bool

  /// Describes the work.
  package init(count: Int, jobs: Int, isOrdered: Bool) {
    self.count = count
    self.jobs = max(1, min(jobs, count))
    self.isOrdered = isOrdered
  }

  /// Does the work; returns when no thread is left.
  ///
  /// - Parameters:
  ///   - work: Is called with an item's position, on any thread, and with something to call now and
  ///     then: it throws when the result is of no use any more.
  ///   - deliver: Is called with each result on the calling thread.
  /// - Throws: What `work` or `deliver` throws first, after which no more work is begun.
  package func run<Value: Sendable>(
    _ work: @escaping @Sendable (Int, () throws(RenderError) -> Void) throws(RenderError) -> Value,
    deliver: (Int, Value) throws(RenderError) -> Void
  ) throws(RenderError) {
    let board = WorkBoard<Value>(count: count, ahead: jobs * 4, isOrdered: isOrdered)
    let threads = DispatchGroup()
    for number in 0..<jobs {
      DispatchQueue(label: "renderkit.work.\(number)").async(group: threads) {
        while let index = board.take() {
          board.finish(index, Self.result(of: work, index, board))
        }
      }
    }
    defer {
      board.stop()
      threads.wait()
    }
    for _ in 0..<count {
      let (index, result) = board.next()
      try deliver(index, try result.get())
    }
  }

  private static func result<Value>(
    of work: (Int, () throws(RenderError) -> Void) throws(RenderError) -> Value, _ index: Int,
    _ board: WorkBoard<Value>
  ) -> Result<Value, RenderError> {
    do {
      return .success(try work(index) { () throws(RenderError) in try board.check() })
    } catch {
      return .failure(error)
    }
  }
}
