import RenderKit

extension BaselineRun {
  /// Compares with the baselines of each engine, or of the plan's engines where there are none.
  mutating func check(accepts: Bool, _ deliver: Deliver) throws(RenderError) {
    let entries = store.entries(of: provenance.file)
    let recorded = Set(entries.map(\.engine))
    let engines =
      plan.engines.filter { recorded.isEmpty || recorded.contains($0.info.id) || asksEveryEngine }
    for engine in engines {
      let own = entries.filter { $0.engine == engine.info.id }
      try check(engine, own, accepts: accepts, deliver)
    }
    guard !asksEveryEngine else { return }
    let known = Set(plan.engines.map(\.info.id))
    for entry in entries where !known.contains(entry.engine) {
      guard entries.first(where: { $0.engine == entry.engine }) == entry else { continue }
      try miss(entry, deliver)
    }
  }

  /// An engine that has baselines but is not there.
  mutating func miss(_ entry: BaselineEntry, _ deliver: Deliver) throws(RenderError) {
    let error = RenderError(
      .engineMissing, "There are baselines of the engine \(entry.engine), which is not here.",
      engine: entry.engine)
    let version = (try? store.provenance(of: entry))?.engine.version ?? ""
    let engine = EngineIdentity(id: entry.engine, version: version)
    try fail(DocumentRecord(provenance, engine, failure: error), deliver)
  }

  private mutating func check(
    _ engine: any RenderEngine, _ entries: [BaselineEntry], accepts: Bool, _ deliver: Deliver
  ) throws(RenderError) {
    let origins = entries.compactMap { try? store.provenance(of: $0) }
    let settings = origins.last?.settings ?? RenderSettings(plan.request, plan.options)
    guard let document = try open(engine, settings, deliver) else { return }
    let pages: [Int]
    do {
      pages = try self.pages(document, entries, origins)
    } catch {
      return try refuse(error, document, settings, deliver)
    }
    let places = Dictionary(grouping: origins, by: \.pixelHash)
      .compactMapValues { $0.count == 1 ? $0[0].page : nil }
    for page in pages {
      summary.pages += 1
      let entry = store.entry(of: provenance.file, page: page, engine: engine.info.id)
      let check = BaselinePage(
        entry: entry, document: document, settings: settings, accepts: accepts, places: places)
      if page > document.pageCount {
        try report(.missing, check, deliver)
      } else if entries.contains(entry) {
        try compare(check, deliver)
      } else if accepts {
        try accept(try draw(page, of: document, settings, deliver), check, deliver)
      } else {
        try report(.new, check, deliver)
      }
    }
  }

  /// The pages with a baseline, and those that ought to have one: all where none has, else those
  /// behind what was recorded, and those that were asked for.
  private func pages(
    _ document: any RenderDocument, _ entries: [BaselineEntry], _ origins: [BaselineProvenance]
  ) throws(RenderError) -> [Int] {
    let recorded = Set(entries.map(\.page))
    let all = max(document.pageCount, recorded.max() ?? 0)
    let chosen = try plan.pages.positions(pageCount: all).map { $0 + 1 }
    guard plan.pages == .all, !entries.isEmpty else { return chosen }
    let known = origins.map(\.pageCount).min() ?? document.pageCount
    return chosen.filter { recorded.contains($0) || $0 > known }
  }

  private mutating func compare(_ check: BaselinePage, _ deliver: Deliver) throws(RenderError) {
    let origin: BaselineProvenance
    let baseline: Bitmap
    do {
      (origin, baseline) = try store.read(check.entry)
    } catch {
      guard check.accepts else {
        return try refuse(
          error, check.document, check.settings, page: check.entry.page, deliver)
      }
      let page = try draw(check.entry.page, of: check.document, check.settings, deliver)
      return try accept(page, check, deliver)
    }
    var check = check
    check.settings = origin.settings
    guard let page = try draw(check.entry.page, of: check.document, check.settings, deliver)
    else { return }
    let first = DrawnPage(rendering: origin.rendering(check.entry.picture), bitmap: baseline)
    var record: ComparisonRecord
    let picture: Bitmap?
    do {
      (record, picture) = try plan.drawing(origin.settings).compare(
        first, page, of: try? check.document.page(check.entry.page - 1))
    } catch {
      summary.failures += 1
      return try deliver(.failed(FailureRecord(provenance.file, error)))
    }
    if check.accepts, record.result == .fail { return try accept(page, check, deliver) }
    if record.result == .fail, let shift = check.shift(of: page.bitmap) {
      record.warnings = [shift]
    }
    summary.count(record)
    try deliver(.compared(record, picture))
  }

  private mutating func accept(
    _ page: DrawnPage?, _ check: BaselinePage, _ deliver: Deliver
  ) throws(RenderError) {
    guard let page else { return }
    try write(page, of: check.document, check.settings, to: check.entry, as: .accepted, deliver)
  }

  private mutating func report(
    _ status: BaselineRecord.Status, _ check: BaselinePage, _ deliver: Deliver
  ) throws(RenderError) {
    if status == .new { summary.new += 1 } else { summary.missing += 1 }
    let rendering = rendering(check.entry.page, check.document.engine)
    try deliver(
      .baseline(
        BaselineRecord(rendering: rendering, status: status, path: check.entry.picture)))
  }
}
