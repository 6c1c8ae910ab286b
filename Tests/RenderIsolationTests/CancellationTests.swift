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
    error(of: body)?.code
  }

  private static func error(of body: () throws -> Void) -> RenderError? {
    do {
      try body()
      return nil
    } catch {
      return error as? RenderError
    }
  }

  /// A task that blocks.
  private static func start(
    _ body: @escaping @Sendable () throws -> Void
  ) -> Task<RenderError?, Never> {
    Task(executorPreference: OwnThread()) { error(of: body) }
  }

  /// Does something a little later, however busy the threads of tasks are.
  private static func soon(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      usleep(150_000)
      body()
    }
  }

  @Test(arguments: AttackScript.Stage.allCases, [AttackDeed.hang, .spin])
  func `by its task ends, and the pool goes on`(
    stage: AttackScript.Stage, deed: AttackDeed
  ) async throws {
    let pool = try Self.pool()
    _ = try WorkerFixture.open(.nothing, pool).render(Self.page)
    let task = Self.start {
      try WorkerFixture.take(stage, of: WorkerFixture.open(deed, at: stage, pool))
    }
    Self.soon { task.cancel() }
    #expect(await task.value?.code == .cancelled)
    let expected = try WorkerFixture.inProcess(Self.page).bytes
    #expect(try WorkerFixture.open(.nothing, pool).render(Self.page).bitmap.bytes == expected)
  }

  @Test func `before it was made asks no worker`() async throws {
    let document = try WorkerFixture.open(.nothing, Self.pool())
    let task = Self.start {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      _ = try document.render(Self.page)
    }
    #expect(await task.value?.code == .cancelled)
    #expect(throws: Never.self) { try document.render(Self.page) }
  }

  @Test func `while another one has the document does not wait for that`() async throws {
    let cancellation = Cancellation()
    let document = try WorkerFixture.open(.hang, Self.pool(cancellation))
    let first = Self.start { _ = try document.render(Self.page) }
    let second = Self.start {
      defer { cancellation.cancel() }
      usleep(100_000)
      _ = try document.render(PageRequest(page: 0))
    }
    Self.soon { second.cancel() }
    #expect(await second.value?.code == .cancelled)
    #expect(await first.value?.code == .cancelled)
  }

  @Test func `by the pool's owner ends, and all that come after`() throws {
    let cancellation = Cancellation()
    let pool = try Self.pool(cancellation)
    let document = try WorkerFixture.open(.hang, pool)
    Self.soon { cancellation.cancel() }
    #expect(Self.code { _ = try document.render(Self.page) } == .cancelled)
    #expect(Self.code { _ = try document.render(PageRequest(page: 0)) } == .cancelled)
    #expect(Self.code { _ = try WorkerFixture.open(.nothing, pool) } == .cancelled)
  }

  @Test func `is told from others in words`() async throws {
    let document = try WorkerFixture.open(.hang, Self.pool())
    let task = Self.start { _ = try document.render(Self.page) }
    Self.soon { task.cancel() }
    let message = await task.value?.message
    #expect(message == "Attack was drawing page 2 of hang.pdf when that was cancelled.")
  }
}
