import Glibc
import RenderComparison
import RenderKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct ParallelWorkTests {
  @Test(arguments: [1, 2, 7], [0, 1, 5, 100])
  func `results come in order whichever is done first`(jobs: Int, count: Int) throws {
    var delivered: [Int] = []
    try ParallelWork(count: count, jobs: jobs, isOrdered: true).run { index, _ in
      usleep(UInt32((index * 7919) % 13) * 100)
      return index * index
    } deliver: { index, value in
      #expect(value == index * index)
      delivered.append(index)
    }
    #expect(delivered == Array(0..<count))
  }

  @Test func `without an order every result comes once`() throws {
    var delivered: [Int] = []
    try ParallelWork(count: 200, jobs: 4, isOrdered: false).run { index, _ in
      index
    } deliver: { index, _ in
      delivered.append(index)
    }
    #expect(delivered.sorted() == Array(0..<200))
  }

  @Test func `a slow item holds up all but a few of those behind it`() throws {
    let finished = Mutex(0)
    let work = ParallelWork(count: 1000, jobs: 3, isOrdered: true)
    try work.run { index, _ in
      if index == 0 {
        var last = -1
        while last != finished.withLock(\.self) {
          last = finished.withLock(\.self)
          usleep(100_000)
        }
        #expect(last < 20)
      }
      finished.withLock { $0 += 1 }
    } deliver: { _, _ in
    }
    #expect(finished.withLock(\.self) == 1000)
  }

  @Test func `what one item throws ends the work, of which no thread is left`() throws {
    let running = Mutex(0)
    let error = #expect(throws: RenderError.self) {
      try ParallelWork(count: 1000, jobs: 4, isOrdered: true).run {
        index, check throws(RenderError) in
        running.withLock { $0 += 1 }
        defer { running.withLock { $0 -= 1 } }
        if index == 20 { throw RenderError(.cannotWrite, "full") }
        // An item that would go on for ever looks whether anybody waits for it.
        while index > 20 { try check() }
      } deliver: { index, _ in
        #expect(index < 20)
      }
    }
    #expect(error?.message == "full")
    #expect(running.withLock(\.self) == 0)
  }

  @Test func `what the receiver throws ends the work`() {
    let begun = Mutex(0)
    #expect(throws: RenderError(.cannotWrite, "gone")) {
      try ParallelWork(count: 1000, jobs: 2, isOrdered: false).run { _, _ in
        begun.withLock { $0 += 1 }
      } deliver: { _, _ throws(RenderError) in
        throw RenderError(.cannotWrite, "gone")
      }
    }
    #expect(begun.withLock(\.self) < 20)
  }
}
