import FakeEngine
import PixelDiff
import RenderComparison
import RenderKit
import Testing

@Suite struct DocumentComparisonTests {
  private let source = DocumentSource(bytes: Array("%PDF-1.4 fake".utf8), name: "fake.pdf")

  private func events(
    _ engines: [FakeEngine], pages: PageSelection = .all, drawsDifferences: Bool = false
  ) throws -> [ComparisonEvent] {
    var events: [ComparisonEvent] = []
    let comparison = DocumentComparison(
      of: engines, pages: pages, drawsDifferences: drawsDifferences)
    try comparison.compare(source) { event throws(RenderError) in events.append(event) }
    return events
  }

  private func summary(_ events: [ComparisonEvent]) throws -> SummaryRecord {
    guard case .finished(let summary)? = events.last else {
      throw RenderError(.engineFailed, "The comparison did not finish.")
    }
    return summary
  }

  private func opened(_ events: [ComparisonEvent]) -> [DocumentRecord] {
    events.compactMap { if case .opened(let record) = $0 { record } else { nil } }
  }

  private func drawn(_ events: [ComparisonEvent]) -> [PageRecord] {
    events.compactMap { if case .drawn(let record, _) = $0 { record } else { nil } }
  }

  private func compared(_ events: [ComparisonEvent]) -> [(ComparisonRecord, Bitmap?)] {
    events.compactMap { event in
      if case .compared(let record, let bitmap) = event { (record, bitmap) } else { nil }
    }
  }

  @Test func `three engines give three pairs a page`() throws {
    let script = FakeScript(pageCount: 2)
    let events = try events(["a", "b", "c"].map { FakeEngine($0, script) })
    let pairs = compared(events).map(\.0).map {
      "\($0.first.page) \($0.first.engine.id)\($0.second.engine.id)"
    }
    #expect(pairs == ["1 ab", "1 ac", "1 bc", "2 ab", "2 ac", "2 bc"])
    #expect(try summary(events).identical == 6)
    #expect(try !summary(events).differs)
  }

  @Test func `a page on which engines differ is different, and only that one`() throws {
    var script = FakeScript(pageCount: 3)
    let plain = FakeEngine("a", script)
    script.grays = [1: 255]
    let events = try events([plain, FakeEngine("b", script)])
    #expect(compared(events).map(\.0.agreement) == [.identical, .different, .identical])
    #expect(try summary(events).differs)
  }

  @Test func `an engine that fails on a page costs that page only`() throws {
    var script = FakeScript(pageCount: 3)
    let sound = FakeEngine("a", script)
    script.pageFailures = [1: .engineCrashed]
    let events = try events([sound, FakeEngine("b", script)])
    #expect(drawn(events).map(\.outcome) == [.ok, .ok, .ok, .crashed, .ok, .ok])
    #expect(compared(events).map(\.0.first.page) == [1, 3])
    #expect(try summary(events).failures == 1)
  }

  @Test func `an engine that cannot open the document has its row and the others go on`() throws {
    var script = FakeScript(pageCount: 2)
    let sound = [FakeEngine("a", script), FakeEngine("c", script)]
    script.openFailure = .damagedDocument
    let events = try events([sound[0], FakeEngine("b", script), sound[1]])
    #expect(opened(events).map(\.engine.id) == ["a", "b", "c"])
    #expect(opened(events).map(\.failure?.code) == [nil, .damagedDocument, nil])
    #expect(compared(events).count == 2)
  }

  @Test func `different numbers of pages are a result`() throws {
    let events = try events([
      FakeEngine("a", FakeScript(pageCount: 1)), FakeEngine("b", FakeScript(pageCount: 2)),
    ])
    #expect(drawn(events).map(\.outcome) == [.ok, .ok, .missing, .ok])
    let summary = try summary(events)
    #expect(summary.disagreements == 1 && summary.missing == 1 && summary.failures == 0)
    #expect(summary.differs)
  }

  @Test func `pages of different size are different`() throws {
    var script = FakeScript()
    let small = FakeEngine("a", script)
    script.size.width += 1
    let events = try events([small, FakeEngine("b", script)])
    #expect(compared(events).map(\.0.difference.pixelmatch) == [10])
    #expect(try summary(events).different == 1)
  }

  @Test func `pages that are not there fail once for each engine`() throws {
    let pages = try #require(PageSelection("9"))
    let events = try events([FakeEngine("a"), FakeEngine("b")], pages: pages)
    #expect(drawn(events).map(\.failure?.code) == [.pageOutOfRange, .pageOutOfRange])
    #expect(drawn(events).allSatisfy { $0.page == nil })
  }

  @Test func `difference pictures come where they are asked for`() throws {
    #expect(compared(try events([FakeEngine("a"), FakeEngine("b")])).allSatisfy { $0.1 == nil })
    let events = try events([FakeEngine("a"), FakeEngine("b")], drawsDifferences: true)
    #expect(compared(events).first?.1?.size == PixelSize(width: 20, height: 10))
  }

  @Test func `what the receiver throws ends the comparison`() {
    let comparison = DocumentComparison(of: [FakeEngine("a"), FakeEngine("b")])
    #expect(throws: RenderError.self) {
      try comparison.compare(source) { _ throws(RenderError) in
        throw RenderError(.cannotWrite, "full")
      }
    }
  }

  @Test func `a document that cannot be read has a row for each engine`() throws {
    var records: [DocumentRecord] = []
    try DocumentComparison(of: [FakeEngine("a"), FakeEngine("b")]).refuse(
      DocumentProvenance(unreadable: "x.pdf"), RenderError(.fileNotFound, "There is no x.pdf.")
    ) { event throws(RenderError) in
      if case .opened(let record) = event { records.append(record) }
    }
    #expect(records.map(\.engine.id) == ["a", "b"])
  }
}
