import RenderKit

/// The comparison of two versions of a document while it runs.
struct RevisionRun {
  typealias Deliver = (ComparisonEvent) throws(RenderError) -> Void

  private let plan: DocumentComparison
  /// The old version and the new one.
  private let versions: [(provenance: DocumentProvenance, source: DocumentSource)]
  /// What the last engine to be asked saw: it holds for all engines that see as many pages.
  private var alignment: (pageCounts: [Int], rows: [PageAlignment.Row])?
  private(set) var summary: SummaryRecord

  init(
    _ plan: DocumentComparison,
    _ versions: [(provenance: DocumentProvenance, source: DocumentSource)]
  ) {
    self.plan = plan
    self.versions = versions
    summary = SummaryRecord(versions[1].provenance)
    summary.documents = versions.map(\.provenance)
  }

  /// Compares the versions in each engine in turn, so that pages are known by then.
  mutating func run(_ deliver: Deliver) throws(RenderError) {
    let opened = try open(deliver)
    for pages in opened { try compare(pages[0], pages[1], deliver) }
    summary.judge(plan.documentTolerance)
  }

  private mutating func open(_ deliver: Deliver) throws(RenderError) -> [[RevisionPages]] {
    var opened: [[RevisionPages]] = []
    for engine in plan.engines {
      let pages = try open(engine, deliver)
      if pages.count == versions.count { opened.append(pages) }
    }
    return opened
  }

  private mutating func open(
    _ engine: any RenderEngine, _ deliver: Deliver
  ) throws(RenderError) -> [RevisionPages] {
    var pages: [RevisionPages] = []
    for (provenance, source) in versions {
      let record: DocumentRecord
      do {
        let document = try engine.open(source, plan.options)
        pages.append(RevisionPages(plan, provenance, document))
        record = DocumentRecord(provenance, engine.info, pageCount: document.pageCount)
      } catch {
        summary.failures += 1
        record = DocumentRecord(provenance, engine.info, failure: error)
      }
      try deliver(.opened(record))
    }
    return pages
  }

  private mutating func compare(
    _ old: RevisionPages, _ new: RevisionPages, _ deliver: Deliver
  ) throws(RenderError) {
    let chosen: Set<Int>?
    do {
      let positions = try plan.pages.positions(pageCount: new.document.pageCount)
      chosen = plan.pages == .all ? nil : Set(positions)
    } catch {
      return try refusePages(error, new, deliver)
    }
    var (old, new) = (old, new)
    for row in try align(&old, &new, chosen, deliver) {
      try compare(old, new, row, deliver)
    }
  }

  /// A selection of pages that the new version does not have.
  private mutating func refusePages(
    _ error: RenderError, _ new: RevisionPages, _ deliver: Deliver
  ) throws(RenderError) {
    summary.failures += 1
    let settings = RenderSettings(plan.request, plan.options)
    let record = PageRecord(
      new.provenance, new.document.engine, settings, page: nil, .failure(error))
    try deliver(.drawn(record, nil))
  }

  /// The rows that were chosen: of pages that only the old version has, all or none.
  private mutating func align(
    _ old: inout RevisionPages, _ new: inout RevisionPages, _ chosen: Set<Int>?,
    _ deliver: Deliver
  ) throws(RenderError) -> [PageAlignment.Row] {
    func isChosen(_ row: PageAlignment.Row) -> Bool {
      chosen.map { chosen in row.new.map(chosen.contains) ?? false } ?? true
    }
    let pageCounts = [old, new].map(\.document.pageCount)
    if let alignment, alignment.pageCounts == pageCounts {
      return alignment.rows.filter(isChosen)
    }
    let all = PageAlignment(try old.examine(deliver), try new.examine(deliver)).rows
    alignment = (pageCounts, all)
    try deliver(.aligned(AlignmentRecord(versions.map(\.provenance), old.engine, all)))
    let rows = all.filter(isChosen)
    summary.count(rows)
    return rows
  }

  private mutating func compare(
    _ old: RevisionPages, _ new: RevisionPages, _ row: PageAlignment.Row, _ deliver: Deliver
  ) throws(RenderError) {
    let isEqual =
      row.old.map { here in row.new.map { old.hasPage(here, equalTo: $0, of: new) } ?? true }
      ?? true
    let needsPictures = plan.drawsDifferences || !isEqual
    let first = try row.old.map { here throws(RenderError) in
      try draw(here, of: old, needsPictures, deliver)
    }
    let second = try row.new.map { there throws(RenderError) in
      try draw(there, of: new, needsPictures, deliver)
    }
    guard let here = row.old, let there = row.new, let first, let second else { return }
    let observers = [old.observer(here), new.observer(there)].compactMap(\.self)
    try disagree(observers, deliver)
    guard let drawn = Self.pair(first, second, isEqual: isEqual) else { return }
    var record: ComparisonRecord
    let picture: Bitmap?
    do {
      (record, picture) = try plan.compare(
        DrawnPage(rendering: old.rendering(here), bitmap: drawn.0),
        DrawnPage(rendering: new.rendering(there), bitmap: drawn.1), of: observers.last?.page)
    } catch {
      summary.failures += 1
      return try deliver(.failed(FailureRecord(new.provenance.file, error)))
    }
    do {
      record.text = try old.textDifference(here, to: there, of: new)
    } catch {
      record.warnings = [
        "the text of page \(there + 1) was not compared in \(old.engine.id): \(error.message)"
      ]
    }
    summary.count(record)
    try deliver(.compared(record, picture))
  }

  /// Where the size differs, so do boundaries, which is not worth saying.
  private mutating func disagree(
    _ observers: [PageObserver], _ deliver: Deliver
  ) throws(RenderError) {
    let records = PageDisagreements(observers, drawing: plan.request.box).records
    let isResized = records.contains { $0.aspect == .pageSize }
    for record in records where record.aspect != .box || !isResized {
      summary.disagreements += 1
      try deliver(.disagreed(record))
    }
  }

  /// The pictures to compare; empty ones stand for equal ones that need not be drawn again.
  private static func pair(
    _ first: (PageRecord, Bitmap?), _ second: (PageRecord, Bitmap?), isEqual: Bool
  ) -> (Bitmap, Bitmap)? {
    if let here = first.1, let there = second.1 { return (here, there) }
    guard isEqual, let size = first.0.size else { return nil }
    let empty = Bitmap(PixelLayout(size))
    return (empty, empty)
  }

  private mutating func draw(
    _ position: Int, of pages: RevisionPages, _ needsPicture: Bool, _ deliver: Deliver
  ) throws(RenderError) -> (PageRecord, Bitmap?) {
    let (record, bitmap) = pages.draw(position, needsPicture: needsPicture)
    summary.count(record)
    try deliver(.drawn(record, bitmap))
    return (record, bitmap)
  }
}

extension SummaryRecord {
  fileprivate mutating func count(_ rows: [PageAlignment.Row]) {
    pages = max(pages, rows.count)
    removed += rows.count { $0.new == nil }
    inserted += rows.count { $0.old == nil }
    moved += rows.count(where: \.isMoved)
  }
}
