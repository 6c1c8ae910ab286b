import AttackEngine
import Glibc
import RenderIsolation
import RenderKit
import Testing

@Suite(.disabled(if: WorkerFixture.hasSanitizer, "a sanitizer does what a sandbox forbids"))
struct `A sandbox` {
  /// How the system says no: by its layers, or because a call is not there.
  private static let refusals = [EPERM, EACCES, ENOSYS].map { Temptation.Outcome.failed($0) }

  private static let outcomes = Result { try text(.tempt, .available) }

  private static func text(_ deed: AttackDeed, _ policy: SandboxPolicy) throws -> String {
    let pool = try WorkerFixture.pool(sandbox: policy)
    return try WorkerFixture.open(deed, pool).text(ofPage: 0)
  }

  @Test(arguments: Temptation.all.map(\.name))
  func `leads a worker not into temptation`(name: String) throws {
    let temptation = try #require(Temptation.all.first { $0.name == name })
    let outcome = try #require(temptation.outcome(in: Self.outcomes.get()))
    #expect(Self.refusals.contains(outcome))
  }

  @Test func `is what makes the difference`() throws {
    let text = try Self.text(.temptHarmlessly, .off)
    for temptation in Temptation.all where temptation.isHarmless {
      #expect(temptation.outcome(in: text) == .done, "\(temptation.name)")
    }
  }

  @Test func `says what holds, the same of every worker`() throws {
    let pool = try WorkerFixture.pool()
    let engine = try pool.engine("attack")
    let isolation = try #require(engine.info.isolation)
    let report = try #require(isolation.sandbox)
    #expect(report.held.contains(.limits) && report.held.contains(.privileges))
    #expect(Set(report.held).isDisjoint(with: report.gaps.map(\.part)))
    #expect(report.held.count + report.gaps.count == 7)
    #expect(isolation.time == 30 && isolation.cpuTime == 15)
    let document = try WorkerFixture.open(.segfault, pool)
    _ = try? document.render(PageRequest(page: AttackScript.page))
    _ = try document.render(PageRequest(page: 0))
    #expect(document.engine.isolation == isolation)
  }

  @Test func `that is off says so`() throws {
    let engine = try WorkerFixture.pool(sandbox: .off).engine("attack")
    let isolation = try #require(engine.info.isolation)
    #expect(isolation.sandbox == nil && isolation.time == 30)
  }

  @Test func `holds what it can where a part is lacking, and says why`() throws {
    let engine = try WorkerFixture.pool().engine("exposed")
    let report = try #require(engine.info.isolation?.sandbox)
    #expect(report.gaps.map(\.part) == [.files])
    #expect(report.description.contains("lacking landlock ("))
    let document = try engine.open(AttackScript(.tempt).source)
    let text = try document.text(ofPage: 0)
    let done = Temptation.all.filter { $0.outcome(in: text) == .done }.map(\.name)
    #expect(done.contains("read a file"))
    #expect(done.allSatisfy { $0.hasPrefix("read ") || $0.hasPrefix("list ") })
  }

  @Test func `that is required is not done without`() throws {
    let pool = try WorkerFixture.pool(sandbox: .required)
    let error = #expect(throws: RenderError.self) { try pool.engine("exposed") }
    #expect(error?.code == .sandboxUnavailable)
    #expect(error?.message.contains("lacking landlock (") == true)
    let available = try WorkerFixture.pool().engine("attack").info.isolation?.sandbox
    guard available?.gaps.isEmpty == true else { return }
    #expect(try pool.engine("attack").open(AttackScript(.nothing).source).pageCount == 3)
  }

  @Test func `is told of each engine as it is`() throws {
    let engines = try WorkerFixture.pool().engines()
    let exposed = try #require(engines.first { $0.info.id == "exposed" })
    let document = try exposed.open(AttackScript(.nothing).source)
    for info in [document.engine, exposed.info] {
      #expect(info.isolation?.sandbox?.gaps.map(\.part) == [.files])
    }
    let attack = try #require(engines.first { $0.info.id == "attack" })
    let other = try attack.open(AttackScript(.nothing).source)
    let alone = try WorkerFixture.pool().engine("attack")
    #expect(other.engine.isolation == alone.info.isolation)
  }
}
