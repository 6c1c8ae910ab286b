import AttackEngine
import Foundation
import RenderIsolation
import RenderKit
import Testing

/// What becomes of everything that an engine may do to its process, at every step of a page.
@Suite(.disabled(if: WorkerFixture.hasSanitizer, "a sanitizer catches what an engine does"))
struct `An attack` {
  struct Attack: CustomTestStringConvertible, Sendable {
    let deed: AttackDeed
    /// `nil` where the page is drawn as if nothing had been done.
    let code: RenderError.Code?

    var testDescription: String { "\(deed)" }
  }

  static let attacks = [
    Attack(deed: .segfault, code: .engineCrashed), Attack(deed: .abort, code: .engineCrashed),
    Attack(deed: .spin, code: .cpuLimit), Attack(deed: .hang, code: .timeLimit),
    Attack(deed: .allocate, code: .memoryLimit), Attack(deed: .overflow, code: .engineCrashed),
    Attack(deed: .close, code: .engineCrashed), Attack(deed: .lie, code: .workerLied),
    Attack(deed: .shrink, code: nil), Attack(deed: .keep, code: nil),
    Attack(deed: .flood, code: nil), Attack(deed: .exit, code: .engineCrashed),
    Attack(deed: .panic, code: .engineBug), Attack(deed: .fork, code: nil),
    Attack(deed: .read, code: nil), Attack(deed: .connect, code: nil),
  ]

  private static let stages = [AttackScript.Stage.open, .page, .draw]

  private static let limits = WorkerLimits(
    time: .seconds(3), cpuTime: .milliseconds(500), memory: WorkerFixture.memory)

  private static func draw(_ source: DocumentSource, _ pool: WorkerPool) throws -> Bitmap {
    let document = try pool.engine("attack").open(source)
    return try document.render(PageRequest(page: AttackScript.page)).bitmap
  }

  @Test(arguments: attacks, stages)
  func `has its outcome and leaves the next page alone`(
    attack: Attack, stage: AttackScript.Stage
  ) throws {
    let pool = try WorkerFixture.pool(Self.limits)
    let (good, bad) = (AttackScript(.nothing).source, AttackScript(attack.deed, at: stage).source)
    let expected = try WorkerFixture.inProcess(PageRequest(page: AttackScript.page)).bytes
    // First in a worker that has a past, whose death deserves a second chance, then in a new one.
    for isUsed in [true, false] {
      if isUsed { _ = try Self.draw(good, pool) }
      let result = Result { try Self.draw(bad, pool).bytes }
      switch result {
      case .success(let bytes): #expect(attack.code == nil && bytes == expected)
      case .failure(let error): #expect((error as? RenderError)?.code == attack.code, "\(error)")
      }
      #expect(try Self.draw(good, pool).bytes == expected)
    }
  }
}
