import Dispatch
import RenderKit
import Synchronization
import Testing

@testable import DeviceAssets

@Suite struct SharedLoadingTests {
  @Test(arguments: [true, false])
  func `a thousand requests for ten assets are ten renderings`(isCached: Bool) async throws {
    let fixture = try AssetFixture()
    for index in 0..<10 { try fixture.drawing("bundle/a\(index).pdf", gray: UInt8(index)) }
    // Without a cache no rendering may end before all have asked.
    let gate = Gate(isOpen: isCached)
    let loader = fixture.loader(cache: isCached ? try fixture.cache() : nil) { _ in gate.pass() }
    let right = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<1000 {
        group.addTask {
          let asset = try await loader.load(named: "a\(index % 10)", scale: .x2)
          return asset.gray == UInt8(index % 10) && asset.bitmap.size.width == 40
        }
      }
      if !isCached {
        try await loader.renderings.until(waiterCount: 1000)
        gate.open()
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(right == 1000)
    #expect(fixture.drawings == 10)
  }

  @Test func `who cancels leaves alone, the last one ends the work`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf", gray: 5)
    let gate = Gate(isOpen: false)
    let loader = fixture.loader { _ in gate.pass() }
    let tasks = (0..<3).map { _ in Task { try await loader.load(named: "a") } }
    try await loader.renderings.until(waiterCount: 3)
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    gate.open()
    #expect(try await tasks[1].value.gray == 5)
    #expect(try await tasks[2].value.gray == 5)
    #expect(fixture.drawings == 1)
  }

  @Test func `work that nobody waits for any more is not begun`() async throws {
    let queue = WorkQueue(width: 1)
    let work = SharedWork<String, Int>(on: queue)
    let gate = Gate(isOpen: false)
    let done = Recorder<String>()
    queue.add { gate.pass() }
    let tasks = (0..<4).map { index in
      Task {
        try await work.value(for: index < 2 ? "given up" : "kept") { _ in
          done.add(index < 2 ? "given up" : "kept")
          return index
        }
      }
    }
    try await work.until(waiterCount: 4)
    for task in tasks.dropLast() {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    gate.open()
    _ = try await tasks[3].value
    #expect(done.all == ["kept"])
  }

  @Test func `work that has begun is told that nobody waits, and can be asked for again`()
    async throws
  {
    let work = SharedWork<Int, Int>(on: WorkQueue(width: 2))
    let (begun, gate) = (Gate(isOpen: false), Gate(isOpen: false))
    let given = Task {
      try await work.value(for: 1) { isWanted in
        begun.open()
        gate.pass()
        return isWanted() ? 1 : nil
      }
    }
    await Task.detached { begun.pass() }.value
    given.cancel()
    await #expect(throws: CancellationError.self) { try await given.value }
    gate.open()
    // Whoever comes before it has ended joins it, and it is wanted again.
    #expect([1, 2].contains(try await work.value(for: 1) { _ in 2 }))
  }

  @Test func `a task that is cancelled before it asks gets no asset`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf")
    let loader = fixture.loader()
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await loader.load(named: "a")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(fixture.drawings == 0)
  }

  @Test func `a callback comes once, on the main actor`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf", gray: 3)
    let loader = fixture.loader()
    let gray = try await withCheckedThrowingContinuation { continuation in
      loader.load(named: "a", size: Size(width: 5, height: 5)) { result in
        MainActor.assertIsolated()
        dispatchPrecondition(condition: .onQueue(.main))
        continuation.resume(with: result.map(\.gray))
      }
    }
    #expect(gray == 3)
    let failure = await withCheckedContinuation { continuation in
      loader.load(named: "none") { continuation.resume(returning: $0) }
    }
    #expect(throws: RenderError.self) { try failure.get() }
  }
}
