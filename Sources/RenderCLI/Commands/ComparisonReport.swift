import PixelDiff
import RenderComparison
import RenderKit

/// Takes the steps of one document's comparison: writes pictures, prints, and keeps the outcome.
final class ComparisonReport {
  private(set) var outcome = ExitCode.success

  private let file: String
  /// The old version, where two versions are compared.
  private let old: String?
  private let compares: Bool
  /// Whether each step is shown on a terminal.
  private let showsSteps: Bool
  private let sink: ResultSink
  private let pictures: EventPictures
  private var engines: [DocumentRecord] = []
  private var table: ComparisonTable?
  private var said: Set<RenderError> = []
  /// What was said once for all pages.
  private var noted: Set<String> = []
  private var warned: Set<String> = []
  /// The number of pages in the engine that sees the most.
  private(set) var pageCount = 0
  /// The failed comparison with the greatest difference.
  private(set) var worst: ComparisonRecord?

  /// - Parameters:
  ///   - compares: Whether pages are compared, not only drawn or removed.
  ///   - showsSteps: Whether each step is shown on a terminal.
  init(
    file: String, against old: String? = nil, compares: Bool = true, showsSteps: Bool = true,
    writing pictures: EventPictures, to sink: ResultSink
  ) {
    self.compares = compares
    self.showsSteps = showsSteps
    self.file = file
    self.old = old == "-" ? "standard input" : old
    self.pictures = pictures
    self.sink = sink
  }

  var session: Session { sink.session }

  func add(_ event: ComparisonEvent) throws(RenderError) {
    switch try pictures.keep(event) {
    case .opened(let record): try add(record)
    case .disagreed(let record): try add(record)
    case .examined(let page, of: let count): show(page, count)
    case .aligned(let record): try add(record)
    case .drawn(let record, _): try add(record)
    case .compared(let record, _): try add(record)
    case .baseline(let record): try add(record)
    case .voted(let record): try add(record)
    case .failed(let record): try add(record)
    case .finished(let record): try add(record)
    }
  }

  private func add(_ record: DocumentRecord) throws(RenderError) {
    show("\(file): opened in \(record.engine.id)")
    engines.append(record)
    pageCount = max(pageCount, record.pageCount ?? 0)
    if let failure = record.failure { fail(failure, on: record.document.file) }
    try sink.add(record)
  }

  private func add(_ record: DisagreementRecord) throws(RenderError) {
    try sink.add(record)
    if sink.printsRecords { return }
    try session.print(startedTable().row(record))
  }

  private func add(_ record: PageRecord) throws(RenderError) {
    let source = record.document.file
    show("\(source): page \(record.page ?? 0) of \(pageCount) drawn by \(record.engine.id)")
    if let failure = record.failure { fail(failure, on: source, record.page) }
    try sink.add(record)
    if sink.printsRecords { return }
    if record.hasRow { try session.print(startedTable().row(record)) }
  }

  private func add(_ record: ComparisonRecord) throws(RenderError) {
    warn(of: record)
    if record.result == .fail, worst.map({ $0.isExceeded(by: record) }) ?? true { worst = record }
    try sink.add(record)
    if sink.printsRecords { return }
    let table = try startedTable()
    for note in table.changes(record) where noted.insert(note).inserted { try session.print(note) }
    for line in table.rows(record) { try session.print(line) }
  }

  private func add(_ record: BaselineRecord) throws(RenderError) {
    try sink.add(record)
    if sink.printsRecords { return }
    try session.print(startedTable().row(record))
  }

  /// A rectangle that meets no picture is likely a slip; a measure that could not run is no zero.
  private func warn(of record: ComparisonRecord) {
    let (first, second) = (record.difference.firstSize, record.difference.secondSize)
    let beyond = record.rules.mask?.rectangles(beyond: first, second) ?? []
    for region in beyond where warned.insert(region.description).inserted {
      session.report("\(file): the region \(region) lies outside of page \(record.second.page)")
    }
    for message in record.measures?.notMeasured ?? [] where warned.insert(message).inserted {
      session.report("\(file): \(message)")
    }
  }

  func add(_ record: ReductionRecord) throws(RenderError) {
    try sink.add(record)
    if sink.printsRecords { return }
    for line in record.sentences { try session.print(line) }
  }

  private func add(_ record: FailureRecord) throws(RenderError) {
    fail(record.failure, on: record.file)
    try sink.add(record)
  }

  private func add(_ record: ConsensusRecord) throws(RenderError) {
    try sink.add(record)
    if sink.printsRecords { return }
    for row in try startedTable().rows(record) { try session.print(row) }
  }

  private func add(_ record: AlignmentRecord) throws(RenderError) {
    try sink.add(record)
    if sink.printsRecords { return }
    for line in try startedTable().rows(record) { try session.print(line) }
  }

  private func show(_ page: Rendering, _ count: Int) {
    show("\(page.document.file): page \(page.page) of \(count) looked at in \(page.engine.id)")
  }

  private func show(_ step: String) {
    if showsSteps { session.progress.show(step) }
  }

  private func add(_ record: SummaryRecord) throws(RenderError) {
    if record.differs { outcome = max(outcome, .different) }
    try sink.add(record)
    if sink.printsRecords { return }
    for row in try startedTable().rows(record) { try session.print(row) }
    try session.output.flush()
  }

  /// The table, whose head is printed with the first row.
  private func startedTable() throws(RenderError) -> ComparisonTable {
    if let table { return table }
    let table = ComparisonTable(
      file: old.map { "\($0) > \(file)" } ?? file, engines, showsVersions: old != nil,
      showsDifferences: compares, terminal: session.terminal)
    self.table = table
    for line in table.head { try session.print(line) }
    return table
  }

  /// The same failure on many pages is said once; each of them has its row all the same.
  private func fail(_ error: RenderError, on file: String, _ page: Int? = nil) {
    outcome = max(outcome, ExitCode(error.code))
    // That the run was ended is said once, by the run.
    guard error.code != .cancelled, said.insert(error).inserted else { return }
    _ = session.report(error, on: file, page.map { "page \($0)" })
  }
}

extension ComparisonRecord {
  /// Whether another comparison shows a greater difference.
  fileprivate func isExceeded(by other: ComparisonRecord) -> Bool {
    (verdict.score, difference.pixelmatch)
      < (other.verdict.score, other.difference.pixelmatch)
  }
}
