import AttackEngine
import RenderIsolation
import RenderKit
import Testing

@Suite struct `A worker that fails` {
  struct Outcome: CustomTestStringConvertible, Sendable {
    let deed: AttackDeed
    let code: RenderError.Code
    let words: String

    var testDescription: String { "\(deed)" }
  }

  static let outcomes = [
    Outcome(deed: .segfault, code: .engineCrashed, words: "SIGSEGV"),
    Outcome(deed: .abort, code: .engineCrashed, words: "SIGABRT"),
    Outcome(deed: .exit, code: .engineCrashed, words: "exit code 0"),
    Outcome(deed: .panic, code: .engineBug, words: "panicked at 'no such filter'"),
    Outcome(deed: .overflow, code: .engineCrashed, words: "SIGSEGV"),
    Outcome(deed: .garbage, code: .workerLied, words: "nonsense"),
    Outcome(deed: .oversize, code: .workerLied, words: "a message of 4294967295 bytes"),
    Outcome(deed: .forge, code: .workerLied, words: "an answer to another question"),
    Outcome(deed: .hang, code: .timeLimit, words: "longer than 5.0 seconds"),
    Outcome(deed: .close, code: .engineCrashed, words: "exit code 0"),
    Outcome(deed: .spin, code: .cpuLimit, words: "more than 1.0 seconds of processor time"),
    Outcome(deed: .trespass, code: .sandboxViolation, words: "a forbidden system call"),
    Outcome(deed: .allocate, code: .memoryLimit, words: "memory allocation of"),
  ].filter { !WorkerFixture.hasSanitizer || ![.allocate, .overflow].contains($0.deed) }

  static func pool(for deed: AttackDeed) throws -> WorkerPool {
    let time: Duration = deed == .hang ? .seconds(5) : .seconds(30)
    let cpuTime: Duration = deed == .spin ? .seconds(1) : .seconds(15)
    return try WorkerFixture.pool(
      WorkerLimits(time: time, cpuTime: cpuTime, memory: WorkerFixture.memory))
  }

  @Test(arguments: outcomes, AttackScript.Stage.allCases)
  func `is told from others by its error`(
    outcome: Outcome, stage: AttackScript.Stage
  ) throws {
    let pool = try Self.pool(for: outcome.deed)
    let error = #expect(throws: RenderError.self) {
      try WorkerFixture.take(stage, of: WorkerFixture.open(outcome.deed, at: stage, pool))
    }
    #expect(error?.code == outcome.code)
    #expect(error?.engine == "attack")
    // A sanitizer catches signals and ends the process in its own way.
    if !WorkerFixture.hasSanitizer {
      #expect(error?.description.contains(outcome.words) == true)
    }
    #expect(error?.message.contains("\(outcome.deed).pdf") == true)
    #expect(stage == .open || error?.message.contains("page 2 of") == true)
  }

  @Test(arguments: outcomes)
  func `costs its own page and nothing else`(outcome: Outcome) throws {
    let pool = try Self.pool(for: outcome.deed)
    let other = try WorkerFixture.open(.nothing, pool)
    let document = try WorkerFixture.open(outcome.deed, pool)
    for page in [0, AttackScript.page, 2, AttackScript.page, 0] {
      let request = PageRequest(page: page)
      if page == AttackScript.page {
        let error = #expect(throws: RenderError.self) { try document.render(request) }
        #expect(error?.code == outcome.code)
      } else {
        let expected = try WorkerFixture.inProcess(request)
        #expect(try document.render(request).bitmap.bytes == expected.bytes)
      }
      let expected = try WorkerFixture.inProcess(request)
      #expect(try other.render(request).bitmap.bytes == expected.bytes)
    }
  }

  @Test func `and hangs up, as no sandbox allows, has ended`() throws {
    let document = try WorkerFixture.open(.hangUp, WorkerFixture.pool(sandbox: .off))
    let error = #expect(throws: RenderError.self) {
      try document.render(PageRequest(page: AttackScript.page))
    }
    #expect(error?.code == .engineCrashed)
    #expect(error?.message.contains("exit code 0") == true)
  }

  @Test func `for lying about its pages is not believed`() throws {
    let lies: [(AttackDeed, AttackScript.Stage)] = [
      (.lie, .open), (.lie, .page), (.boast, .open), (.lie, .fonts), (.boast, .fonts),
    ]
    for (deed, stage) in lies {
      let pool = try WorkerFixture.pool()
      let error = #expect(throws: RenderError.self) {
        try WorkerFixture.take(stage, of: WorkerFixture.open(deed, at: stage, pool))
      }
      #expect(error?.code == .workerLied)
      #expect(error?.message.contains("nonsense (an answer that does not fit") == true)
    }
  }

  @Test func `cannot steer a terminal by the names of fonts`() throws {
    let document = try WorkerFixture.open(.warn, at: .fonts, WorkerFixture.pool())
    let font = try #require(try document.fonts(ofPage: AttackScript.page).first)
    #expect(font.name == "odd [31mfont")
    #expect(font.substitute == String(repeating: "x", count: 300) + "…")
    #expect(font.substituteFile == "/a \u{FFFD}b")
  }

  @Test func `may print without end`() throws {
    let document = try WorkerFixture.open(.flood, WorkerFixture.pool())
    for page in [AttackScript.page, 0, AttackScript.page] {
      let warnings = try document.render(PageRequest(page: page)).notes.warnings
      #expect(warnings.first == "drawn")
      #expect(warnings.contains("The same flood again and again.") == (page == AttackScript.page))
      #expect(warnings.count <= 3)
    }
  }

  @Test func `is given a second chance if documents before may be to blame`() throws {
    let pool = try WorkerFixture.pool()
    let request = PageRequest(page: AttackScript.page)
    for stage in [AttackScript.Stage.draw, .open, .text, .fonts] {
      for _ in 0..<3 {
        try WorkerFixture.take(stage, of: WorkerFixture.open(.spoil, at: stage, pool))
      }
    }
    let picture = try WorkerFixture.open(.spoil, pool).render(request).bitmap
    #expect(try picture.bytes == WorkerFixture.inProcess(request).bytes)
  }

  @Test func `is given a second chance if pages before may be to blame`() throws {
    let document = try WorkerFixture.open(.spoil, WorkerFixture.pool())
    let request = PageRequest(page: AttackScript.page)
    for _ in 0..<3 {
      #expect(try document.render(request).bitmap.bytes == WorkerFixture.inProcess(request).bytes)
    }
  }

  @Test func `for lying about what an engine cannot know is not believed`() throws {
    let document = try WorkerFixture.open(.lie, WorkerFixture.pool())
    let error = #expect(throws: RenderError.self) {
      try document.render(PageRequest(page: AttackScript.page))
    }
    #expect(error?.code == .workerLied)
    #expect(error?.message.contains("a failure that is no engine's") == true)
  }
}
