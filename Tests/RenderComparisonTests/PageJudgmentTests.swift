import FakeEngine
import PixelDiff
import RenderComparison
import RenderKit
import Testing

/// What is found besides pairs of pictures, and what decides about them.
@Suite struct PageJudgmentTests {
  private let source = DocumentSource(bytes: Array("%PDF-1.4 fake".utf8), name: "fake.pdf")

  private func events(
    _ engines: [FakeEngine], _ change: (inout DocumentComparison) -> Void = { _ in }
  ) throws -> [ComparisonEvent] {
    var events: [ComparisonEvent] = []
    var comparison = DocumentComparison(of: engines)
    change(&comparison)
    try comparison.compare(source) { event throws(RenderError) in events.append(event) }
    return events
  }

  private func engines(_ grays: UInt8...) -> [FakeEngine] {
    zip(["a", "b", "c", "d"], grays).map { name, gray in
      var script = FakeScript(pageCount: 2)
      script.grays = [1: gray]
      return FakeEngine(name, script)
    }
  }

  private func votes(_ events: [ComparisonEvent]) -> [ConsensusRecord] {
    events.compactMap { if case .voted(let record) = $0 { record } else { nil } }
  }

  private func compared(_ events: [ComparisonEvent]) -> [ComparisonRecord] {
    events.compactMap { if case .compared(let record, _) = $0 { record } else { nil } }
  }

  private func disagreements(_ events: [ComparisonEvent]) -> [DisagreementRecord] {
    events.compactMap { if case .disagreed(let record) = $0 { record } else { nil } }
  }

  private func summary(_ events: [ComparisonEvent]) throws -> SummaryRecord {
    guard case .finished(let summary)? = events.last else {
      throw RenderError(.engineFailed, "The comparison did not finish.")
    }
    return summary
  }

  @Test func `the engine that stands alone on a page is named`() throws {
    let events = try events(engines(0, 255, 0))
    #expect(votes(events).map(\.answer) == [.agreement, .odd])
    let vote = try #require(votes(events).last)
    #expect(vote.page == 2 && vote.engines.map(\.id) == ["a", "b", "c"])
    #expect(vote.oddEngines.map(\.id) == ["b"])
    #expect(try summary(events).odd == ["b": 1])
  }

  @Test func `engines that all differ are split, and two do not vote`() throws {
    #expect(try votes(events(engines(0, 120, 255))).map(\.answer) == [.agreement, .split])
    #expect(try votes(events(engines(0, 255))).isEmpty)
  }

  @Test func `an engine that failed has no vote`() throws {
    var broken = FakeScript(pageCount: 2)
    broken.pageFailures = [1: .engineCrashed]
    let events = try events(engines(0, 0) + [FakeEngine("x", broken)])
    #expect(votes(events).map(\.page) == [1])
  }

  @Test func `pages that differ before pixels do are told apart by what differs`() throws {
    var script = FakeScript()
    let plain = FakeEngine("a", script)
    script.size.width = 30
    let wide = try disagreements(events([plain, FakeEngine("b", script)]))
    #expect(wide.map(\.aspect) == [.pageSize, .box, .box])
    #expect(wide[0].values.map(\.value) == ["20 x 10 pt", "30 x 10 pt"])
    #expect(
      wide[1].values.map(\.value) == ["media box 25 x 10 at 0,0", "media box 35 x 10 at 0,0"])
    script.size.width = 20
    script.trim = Rect(x: 1, y: 1, width: 5, height: 5)
    let trimmed = try disagreements(events([plain, FakeEngine("b", script)]))
    #expect(trimmed.map(\.aspect) == [.box])
    #expect(trimmed[0].values.map(\.value) == ["trim box 20 x 10 at 0,0", "trim box 5 x 5 at 1,1"])
  }

  @Test func `a rotation that engines see differently is a result`() throws {
    var script = FakeScript()
    let plain = FakeEngine("a", script)
    script.rotation = .half
    let events = try events([plain, FakeEngine("b", script)])
    #expect(disagreements(events).map(\.aspect) == [.rotation])
    #expect(disagreements(events)[0].values.map(\.value) == ["0 degrees", "180 degrees"])
    #expect(try summary(events).differs)
  }

  @Test func `sizes that differ by rounding are the same`() throws {
    var script = FakeScript()
    let plain = FakeEngine("a", script)
    script.size.width += 0.01
    script.size.height -= 0.01
    #expect(try disagreements(events([plain, FakeEngine("b", script)])).isEmpty)
  }

  static let fonts: [([DocumentFont], [DocumentFont], [String])] = [
    (
      [DocumentFont("Foo", isEmbedded: true)],
      [DocumentFont("Foo", isEmbedded: true, isMissing: true)],
      ["uses Foo", "finds no font for Foo"]
    ),
    (
      [DocumentFont("Foo", isEmbedded: false, substitute: "Bar")],
      [DocumentFont("ABCDEF+Foo", isEmbedded: true)],
      ["draws Foo as Bar", "uses Foo"]
    ),
    (
      [DocumentFont("Foo", isEmbedded: false, substitute: "Bar")],
      [DocumentFont("Foo", isEmbedded: false, substitute: "Baz")], []
    ),
    ([DocumentFont("Foo", isEmbedded: false, substitute: "Bar")], [], []),
  ]

  @Test(arguments: fonts)
  func `a font that only one engine lacks or replaces is a result`(
    first: [DocumentFont], second: [DocumentFont], values: [String]
  ) throws {
    let engines = [first, second].enumerated().map { index, fonts in
      var script = FakeScript()
      script.fonts = [0: fonts]
      return FakeEngine("\(index)", script)
    }
    let found = try disagreements(events(engines))
    #expect(found.flatMap(\.values).map(\.value) == values)
    #expect(found.allSatisfy { $0.aspect == .fonts })
  }

  @Test func `a tolerance decides instead of the look`() throws {
    let strict = try events(engines(0, 255)) { $0.tolerance = .pixels(199) }
    #expect(compared(strict).map(\.result) == [.pass, .fail])
    let generous = try events(engines(0, 255)) { $0.tolerance = .share(1) }
    #expect(compared(generous).map(\.result) == [.pass, .pass])
    #expect(compared(generous).last?.verdict.answer == .different)
    #expect(try !summary(generous).differs)
  }

  @Test func `without a tolerance for the document nothing is spent of it`() throws {
    #expect(try summary(events(engines(0, 255))).budgets.isEmpty)
  }

  @Test(arguments: [(199, true), (200, false)])
  func `a tolerance for the document is for all pages together`(most: Int, fails: Bool) throws {
    let events = try events(engines(0, 255)) { $0.documentTolerance = .pixels(most) }
    #expect(compared(events).allSatisfy { $0.result == .pass })
    let budgets = try summary(events).budgets
    #expect(budgets.map(\.pixelmatch) == [200] && budgets.map(\.pixels) == [400])
    #expect(budgets.map(\.result) == [fails ? .fail : .pass])
    #expect(try summary(events).differs == fails)
  }

  @Test func `regions leave out what does not count, page by page`() throws {
    let whole = ComparedRegion(.points(Rect(x: 0, y: 0, width: 20, height: 9)), page: 2)
    let events = try events(engines(0, 255)) {
      $0.regions = ComparedRegions(ignoring: [whole])
    }
    #expect(compared(events).map(\.difference.pixelmatch) == [0, 20])
    #expect(compared(events).map(\.difference.ignoredPixels) == [0, 180])
    #expect(compared(events).map { $0.rules.mask == nil } == [true, false])
  }

  @Test func `a page of which nothing is left to compare has failed`() throws {
    let everything = ComparedRegion(.pixels(PixelRect(x: 0, y: 0, width: 99, height: 99)), page: 2)
    let events = try events(engines(0, 255)) {
      $0.regions = ComparedRegions(ignoring: [everything])
    }
    let failures = events.compactMap { if case .failed(let record) = $0 { record } else { nil } }
    #expect(failures.map(\.failure.code) == [.invalidRequest])
    #expect(failures.first?.failure.message.hasPrefix("Page 2 cannot be compared") == true)
    #expect(compared(events).count == 1)
    #expect(try summary(events).failures == 1)
  }

  @Test func `measures are taken where asked for, and equal pictures have equal hashes`() throws {
    let events = try events(engines(0, 255)) { $0.takesMeasures = true }
    #expect(compared(events).map { $0.measures?.ciede2000.max ?? -1 }[0] == 0)
    #expect(compared(events).allSatisfy { $0.measures?.msssim == nil })
    #expect(compared(events).allSatisfy { $0.measures?.notMeasured?.isEmpty == false })
    let hashes = events.compactMap { event -> String? in
      if case .drawn(let record, _) = event { record.pixelHash } else { nil }
    }
    #expect(hashes.count == 4 && hashes[0] == hashes[1] && hashes[2] != hashes[3])
  }

  @Test func `sizes that are to fail, fail with measures`() throws {
    var script = FakeScript()
    script.grayOfContent = { _ in 255 }
    let small = FakeEngine("a", script)
    script.size.width += 1
    let pair = [small, FakeEngine("b", script)]
    let failed = try compared(events(pair) { $0.sizeMismatch = .fail })
    #expect(failed.map(\.result) == [.fail])
    #expect(failed.first?.reason.contains("sizes differ") == true)
    #expect(failed.first?.difference.pixelmatch == 10)
    #expect(try compared(events(pair) { $0.sizeMismatch = .pad }).map(\.result) == [.pass])
  }
}
