import AttackEngine
import Foundation
import RenderIsolation
import RenderKit
import Testing

@Suite struct `A request that is cancelled` {
  private static let page = PageRequest(page: AttackScript.page)

  private static func pool(_ cancellation: Cancellation? = nil) throws -> WorkerPool {
    try WorkerPool(
      program: WorkerFixture.program(),
      limits: WorkerLimits(time: .seconds(60), memory: WorkerFixture.memory),
      cancellation: cancellation)
  }

  private static func code(of body: () throws -> Void) -> RenderError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? RenderError)?.code
    }
  }

  @Test(arguments: AttackScript.Stage.allCases, [AttackDeed.hang, .spin])
  func `by its task ends, and the pool goes on`(
    stage: AttackScript.Stage, deed: AttackDeed
  ) async throws {
    let pool = try Self.pool()
    _ = try WorkerFixture.open(.nothing, pool).render(Self.page)
    let task = Task.detached {
      Self.code { try WorkerFixture.take(stage, of: WorkerFixture.open(deed, at: stage, pool)) }
    }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    #expect(await task.value == .cancelled)
    let expected = try WorkerFixture.inProcess(Self.page).bytes
    #expect(try WorkerFixture.open(.nothing, pool).render(Self.page).bitmap.bytes == expected)
  }

  @Test func `before it was made asks no worker`() async throws {
    let document = try WorkerFixture.open(.nothing, Self.pool())
    let task = Task.detached {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return Self.code { _ = try document.render(Self.page) }
    }
    #expect(await task.value == .cancelled)
    #expect(throws: Never.self) { try document.render(Self.page) }
  }

  @Test func `while another one has the document does not wait for that`() async throws {
    let cancellation = Cancellation()
    let document = try WorkerFixture.open(.hang, Self.pool(cancellation))
    let first = Task.detached { Self.code { _ = try document.render(Self.page) } }
    try await Task.sleep(for: .milliseconds(100))
    let second = Task.detached { Self.code { _ = try document.render(PageRequest(page: 0)) } }
    try await Task.sleep(for: .milliseconds(50))
    second.cancel()
    #expect(await second.value == .cancelled)
    cancellation.cancel()
    #expect(await first.value == .cancelled)
  }

  @Test func `by the pool's owner ends, and all that come after`() throws {
    let cancellation = Cancellation()
    let pool = try Self.pool(cancellation)
    let document = try WorkerFixture.open(.hang, pool)
    Thread.detachNewThread {
      usleep(100_000)
      cancellation.cancel()
    }
    #expect(Self.code { _ = try document.render(Self.page) } == .cancelled)
    #expect(Self.code { _ = try document.render(PageRequest(page: 0)) } == .cancelled)
    #expect(Self.code { _ = try WorkerFixture.open(.nothing, pool) } == .cancelled)
  }

  @Test func `is told from others in words`() async throws {
    let document = try WorkerFixture.open(.hang, Self.pool())
    let task = Task.detached { () -> String? in
      do { _ = try document.render(Self.page) } catch { return "\(error)" }
      return nil
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(await task.value == "Attack was drawing page 2 of hang.pdf when that was cancelled.")
  }
}
