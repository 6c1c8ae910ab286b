import PixelDiff
import RenderKit

extension CorpusRecord {
  /// Counts a step of a document's comparison.
  package mutating func count(_ event: ComparisonEvent) {
    switch event {
    case .opened(let record): count(record)
    case .drawn(let record, _): count(record.outcome.rawValue, in: record.engine)
    case .compared(let record, _): if record.result == .fail { add(record) }
    case .voted(let record): for engine in record.oddEngines { engines[place(engine)].odd += 1 }
    case .failed(let record): outcomes[record.outcome.rawValue, default: 0] += 1
    case .finished(let record): count(record)
    case .disagreed, .examined, .aligned, .baseline: break
    }
  }

  /// Adds what other documents came to, which are behind these in order.
  package mutating func add(_ other: CorpusRecord) {
    documents += other.documents
    differing += other.differing
    pages += other.pages
    looks.same += other.looks.same
    looks.perhaps += other.looks.perhaps
    looks.different += other.looks.different
    passed += other.passed
    failed += other.failed
    expected += other.expected
    disagreements += other.disagreements
    failures += other.failures
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    for entry in other.engines {
      let place = place(entry.engine)
      engines[place].documents += entry.documents
      engines[place].odd += entry.odd
      engines[place].outcomes.merge(entry.outcomes, uniquingKeysWith: +)
    }
    worst = Self.worst(of: worst + other.worst)
  }

  private mutating func count(_ record: DocumentRecord) {
    engines[place(record.engine)].documents += 1
    if record.failure != nil { count(record.outcome.rawValue, in: record.engine) }
  }

  private mutating func count(_ outcome: String, in engine: EngineIdentity) {
    outcomes[outcome, default: 0] += 1
    engines[place(engine)].outcomes[outcome, default: 0] += 1
  }

  private mutating func count(_ record: SummaryRecord) {
    documents += 1
    if record.differs || record.failures > 0 { differing += 1 }
    pages += record.pages
    looks.same += record.looks.same
    looks.perhaps += record.looks.perhaps
    looks.different += record.looks.different
    passed += record.passed
    failed += record.failed
    expected += record.expected
    disagreements += record.disagreements
    failures += record.failures
  }

  private mutating func add(_ record: ComparisonRecord) {
    let difference = record.difference
    let page = WorstPage(
      file: record.second.document.file, page: record.second.page,
      engines: [record.first.engine.id, record.second.engine.id], score: record.verdict.score,
      share: Double(difference.pixelmatch) / Double(max(1, difference.pixels)),
      kind: record.verdict.regions.first?.kind.name)
    worst = Self.worst(of: worst + [page])
  }

  private mutating func place(_ engine: EngineIdentity) -> Int {
    if let place = engines.firstIndex(where: { $0.engine == engine }) { return place }
    engines.append(Engine(engine: engine))
    engines.sort { ($0.engine.id, $0.engine.version) < ($1.engine.id, $1.engine.version) }
    return engines.firstIndex { $0.engine == engine } ?? 0
  }

  /// What is equally bad stays in order: Swift's sort is stable.
  private static func worst(of pages: [WorstPage]) -> [WorstPage] {
    Array(pages.sorted { ($0.score, $0.share) > ($1.score, $1.share) }.prefix(listedPages))
  }
}
