import FakeEngine
import RenderComparison
import RenderKit
import Testing

@Suite struct `An outcome` {
  private let source = DocumentSource(bytes: Array("%PDF-1.4 fake".utf8), name: "fake.pdf")

  private func events(_ engines: [FakeEngine]) throws -> [ComparisonEvent] {
    var events: [ComparisonEvent] = []
    try DocumentComparison(of: engines).compare(source) { event throws(RenderError) in
      events.append(event)
    }
    return events
  }

  private func outcomes(_ events: [ComparisonEvent]) -> [Outcome] {
    events.compactMap { if case .drawn(let record, _) = $0 { record.outcome } else { nil } }
  }

  @Test func `follows from every code, and only failures that are told otherwise are failures`() {
    let outcomes = RenderError.Code.all.map { Outcome($0) }
    #expect(outcomes.allSatisfy { !$0.isDrawn && $0 != .missing })
    let drawn = Set(Outcome.allCases.filter(\.isDrawn))
    #expect(Set(outcomes).union(drawn).union([.missing]) == Set(Outcome.allCases))
    let failed = zip(RenderError.Code.all, outcomes).filter { $0.1 == .failed }.map(\.0)
    #expect(failed == [.engineFailed])
  }

  @Test func `of a page says how it was drawn`() throws {
    var script = FakeScript(pageCount: 4)
    script.partial = [1]
    script.pageFailures = [2: .memoryLimit, 3: .workerLied]
    let events = try events([FakeEngine("a", script), FakeEngine("b", FakeScript(pageCount: 4))])
    #expect(
      outcomes(events) == [.ok, .ok, .partial, .ok, .memoryLimit, .ok, .workerLied, .ok])
  }

  @Test(arguments: [true, false])
  func `of a blank page doubts it where there is something to draw`(hasContent: Bool) throws {
    var script = FakeScript()
    script.undrawn = [0]
    script.hasContent = hasContent
    let events = try events([FakeEngine("a", script), FakeEngine("b", script)])
    let expected: Outcome = hasContent ? .suspect : .ok
    #expect(outcomes(events) == [expected, expected])
    guard case .finished(let summary)? = events.last else { throw RenderError(.cancelled, "") }
    #expect(summary.suspect == (hasContent ? 2 : 0) && summary.differs == hasContent)
  }

  @Test func `of a blank page doubts it where another engine draws something`() throws {
    var script = FakeScript()
    script.undrawn = [0]
    let events = try events([FakeEngine("a", script), FakeEngine("b")])
    #expect(outcomes(events) == [.suspect, .ok])
    guard case .drawn(let record, _) = events[2] else { throw RenderError(.cancelled, "") }
    #expect(record.warnings == ["nothing is drawn, but b draws something"])
  }

  @Test func `of a page that is drawn white on white is no doubt`() throws {
    var script = FakeScript()
    script.grays = [0: 255]
    script.hasContent = true
    #expect(outcomes(try events([FakeEngine("a", script), FakeEngine("b")])) == [.ok, .ok])
  }

  @Test func `of a blank page that met errors is a doubt`() throws {
    var script = FakeScript()
    script.undrawn = [0]
    script.partial = [0]
    #expect(outcomes(try events([FakeEngine("a", script)])) == [.suspect])
  }

  @Test func `that is cancelled is the last of a run`() throws {
    var script = FakeScript(pageCount: 3)
    script.pageFailures = [1: .cancelled]
    var events: [ComparisonEvent] = []
    let engines = [FakeEngine("a", FakeScript(pageCount: 3)), FakeEngine("b", script)]
    let error = #expect(throws: RenderError.self) {
      try DocumentComparison(of: engines).compare(source) { event throws(RenderError) in
        events.append(event)
      }
    }
    #expect(error?.code == .cancelled)
    #expect(outcomes(events) == [.ok, .ok, .ok, .cancelled])
  }

  @Test func `that is cancelled ends a comparison of versions before pages are aligned`() throws {
    var script = FakeScript(pageCount: 3)
    script.pageFailures = [1: .cancelled]
    var events: [ComparisonEvent] = []
    let error = #expect(throws: RenderError.self) {
      try DocumentComparison(of: [FakeEngine("a", script)])
        .compare(source, against: source) { event throws(RenderError) in events.append(event) }
    }
    #expect(error?.code == .cancelled && outcomes(events) == [.cancelled])
    #expect(!events.contains { if case .aligned = $0 { true } else { false } })
  }
}
