import PixelDiff
import RenderKit

/// The work on one document's baselines while it runs.
struct BaselineRun {
  typealias Deliver = (ComparisonEvent) throws(RenderError) -> Void

  let store: BaselineStore
  let plan: DocumentComparison
  let provenance: DocumentProvenance
  /// Whether engines are asked that have no baselines, and no others than the plan's.
  let asksEveryEngine: Bool
  private let source: DocumentSource
  var summary: SummaryRecord

  init(
    _ store: BaselineStore, _ plan: DocumentComparison, _ provenance: DocumentProvenance,
    _ source: DocumentSource, asksEveryEngine: Bool
  ) {
    self.asksEveryEngine = asksEveryEngine
    self.store = store
    self.plan = plan
    self.provenance = provenance
    self.source = source
    summary = SummaryRecord(provenance)
  }

  /// Opens the document as it was opened for a baseline.
  mutating func open(
    _ engine: any RenderEngine, _ settings: RenderSettings, _ deliver: Deliver
  ) throws(RenderError) -> (any RenderDocument)? {
    do {
      let options = settings.options(password: plan.options.password)
      let document = try engine.open(source, options)
      try deliver(
        .opened(DocumentRecord(provenance, engine.info, pageCount: document.pageCount)))
      return document
    } catch {
      if error.code.endsRun { throw error }
      try fail(DocumentRecord(provenance, engine.info, failure: error), deliver)
      return nil
    }
  }

  mutating func fail(_ record: DocumentRecord, _ deliver: Deliver) throws(RenderError) {
    summary.failures += 1
    try deliver(.opened(record))
  }

  /// Draws a page as it was drawn for a baseline.
  mutating func draw(
    _ page: Int, of document: any RenderDocument, _ settings: RenderSettings, _ deliver: Deliver
  ) throws(RenderError) -> DrawnPage? {
    let result: Result<(bitmap: Bitmap, notes: RenderNotes), RenderError>
    do {
      result = .success(
        try document.render(settings.request(page - 1, plan.request.limits)))
    } catch {
      result = .failure(error)
    }
    var record = PageRecord(
      provenance, document.engine, settings, page: page,
      result.map { (size: $0.bitmap.size, notes: $0.notes) })
    let drawn = try? result.get()
    let bitmap = drawn?.bitmap
    record.pixelHash = bitmap?.pixelHash()
    if let drawn {
      let request = settings.request(page - 1, plan.request.limits)
      record.doubt(drawn.bitmap, drawn.notes, of: document, request)
    }
    summary.count(record)
    try deliver(.drawn(record, bitmap))
    return bitmap.map { DrawnPage(rendering: rendering(page, document.engine), bitmap: $0) }
  }

  func rendering(_ page: Int, _ engine: EngineInfo) -> Rendering {
    Rendering(provenance, EngineIdentity(engine), page: page)
  }

  /// Writes a page's picture.
  mutating func write(
    _ page: DrawnPage, of document: any RenderDocument, _ settings: RenderSettings,
    to entry: BaselineEntry, as status: BaselineRecord.Status, _ deliver: Deliver
  ) throws(RenderError) {
    let origin = BaselineProvenance(
      document: provenance.named(store.name(of: provenance.file)),
      engine: page.rendering.engine, settings: settings, page: page.rendering.page,
      pageCount: document.pageCount, size: page.bitmap.size, pixelHash: page.bitmap.pixelHash())
    try store.write(page.bitmap, origin, to: entry, replacing: status == .accepted)
    summary.written += 1
    try deliver(
      .baseline(BaselineRecord(rendering: page.rendering, status: status, path: entry.picture)))
  }

  /// Records the chosen pages, unless one of them has a baseline.
  mutating func record(_ engine: any RenderEngine, _ deliver: Deliver) throws(RenderError) {
    let settings = RenderSettings(plan.request, plan.options)
    guard let document = try open(engine, settings, deliver) else { return }
    let positions: [Int]
    do throws(RenderError) {
      positions = try plan.pages.positions(pageCount: document.pageCount)
      let entries = positions.map {
        store.entry(of: provenance.file, page: $0 + 1, engine: engine.info.id)
      }
      if let occupied = entries.first(where: store.exists) {
        throw BaselineStore.occupied(occupied)
      }
    } catch {
      return try refuse(error, document, settings, deliver)
    }
    for position in positions {
      summary.pages += 1
      guard let page = try draw(position + 1, of: document, settings, deliver) else { continue }
      let entry = store.entry(of: provenance.file, page: position + 1, engine: engine.info.id)
      try write(page, of: document, settings, to: entry, as: .recorded, deliver)
    }
  }

  /// A failure that concerns all pages.
  mutating func refuse(
    _ error: RenderError, _ document: any RenderDocument, _ settings: RenderSettings,
    page: Int? = nil, _ deliver: Deliver
  ) throws(RenderError) {
    summary.failures += 1
    let record = PageRecord(provenance, document.engine, settings, page: page, .failure(error))
    try deliver(.drawn(record, nil))
  }
}
