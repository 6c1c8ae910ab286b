import FakeEngine
import RenderComparison
import RenderKit

/// Two versions of a document, a line a page, compared.
struct Revision {
  let events: [ComparisonEvent]

  /// - Parameter engines: Engines that read pages from the documents.
  init(
    _ old: [String], _ new: [String], in engines: [FakeEngine] = [Self.engine()],
    pages: PageSelection = .all, drawsDifferences: Bool = false,
    expectations: Expectations = Expectations()
  ) throws {
    var events: [ComparisonEvent] = []
    let plan = DocumentComparison(
      of: engines, pages: pages, drawsDifferences: drawsDifferences, expectations: expectations)
    try plan.compare(Self.source(new, "new.pdf"), against: Self.source(old, "old.pdf")) {
      event throws(RenderError) in events.append(event)
    }
    self.events = events
  }

  static func engine(
    _ id: String = "a", _ change: (inout FakeScript) -> Void = { _ in }
  ) -> FakeEngine {
    var script = FakeScript()
    script.readsPages = true
    change(&script)
    return FakeEngine(id, script)
  }

  static func source(_ pages: [String], _ name: String) -> DocumentSource {
    DocumentSource(bytes: Array((["%PDF-1.4"] + pages).joined(separator: "\n").utf8), name: name)
  }

  var alignments: [AlignmentRecord] {
    events.compactMap { if case .aligned(let record) = $0 { record } else { nil } }
  }

  /// The pages as `3>4`, `3>-`, `->4`, and `3~9` for one that moved.
  var rows: [String] {
    alignments.flatMap(\.pages).map { pair in
      let numbers = [pair.first, pair.second].map { $0.map(String.init) ?? "-" }
      return numbers.joined(separator: pair.isMoved == true ? "~" : ">")
    }
  }

  /// The rows that are not a page that stays the page that it was, whatever its number.
  var changes: [String] { rows.filter { $0.contains("-") || $0.contains("~") } }

  var compared: [ComparisonRecord] {
    events.compactMap { if case .compared(let record, _) = $0 { record } else { nil } }
  }

  var disagreements: [DisagreementRecord] {
    events.compactMap { if case .disagreed(let record) = $0 { record } else { nil } }
  }

  var drawn: [PageRecord] {
    events.compactMap { if case .drawn(let record, _) = $0 { record } else { nil } }
  }

  var summary: SummaryRecord? {
    if case .finished(let record)? = events.last { record } else { nil }
  }
}
