import PixelDiff
import RenderKit

/// The comparison of one document while it runs.
struct ComparisonRun {
  typealias Deliver = (ComparisonEvent) throws(RenderError) -> Void

  let plan: DocumentComparison
  let provenance: DocumentProvenance
  let settings: RenderSettings
  private(set) var pairs: PairComparison
  private(set) var documents: [any RenderDocument] = []
  var summary: SummaryRecord

  init(_ plan: DocumentComparison, _ provenance: DocumentProvenance) {
    self.plan = plan
    self.provenance = provenance
    settings = RenderSettings(plan.request, plan.options)
    pairs = PairComparison(plan.rules)
    pairs.takesMeasures = plan.takesMeasures
    pairs.drawsDifferences = plan.drawsDifferences
    summary = SummaryRecord(provenance)
  }

  mutating func open(_ source: DocumentSource, _ deliver: Deliver) throws(RenderError) {
    for engine in plan.engines {
      let record: DocumentRecord
      do {
        let document = try engine.open(source, plan.options)
        documents.append(document)
        record = DocumentRecord(provenance, engine.info, pageCount: document.pageCount)
      } catch {
        summary.failures += 1
        record = DocumentRecord(provenance, engine.info, failure: error)
      }
      try deliver(.opened(record))
    }
    let counts = documents.map {
      DisagreementRecord.Observation(
        provenance, EngineIdentity($0.engine), "\($0.pageCount)")
    }
    if let record = DisagreementRecord(.pageCount, counts) { try disagree([record], deliver) }
  }

  mutating func comparePages(_ deliver: Deliver) throws(RenderError) {
    guard let pageCount = documents.map(\.pageCount).max() else { return }
    let positions: [Int]
    do {
      positions = try plan.pages.positions(pageCount: pageCount)
    } catch {
      return try refusePages(error, deliver)
    }
    for position in positions {
      summary.pages += 1
      let observers = observers(position)
      try disagree(
        PageDisagreements(observers, drawing: plan.request.box).records
          + FontDisagreements(observers).records, deliver)
      pairs.settings.mask = mask(observers.first?.page)
      let pictures = try draw(position, deliver)
      try compare(pictures, position, deliver)
    }
    summary.judge(plan.documentTolerance)
  }

  /// Which pixels of a page count; without a description nothing will be drawn.
  private func mask(_ page: PageInfo?) -> PixelMask? {
    guard !plan.regions.isEmpty, let page else { return nil }
    var request = plan.request
    request.page = page.index
    return (try? PageDrawing(of: page, for: request)).flatMap(plan.regions.mask)
  }

  private mutating func disagree(
    _ records: [DisagreementRecord], _ deliver: Deliver
  ) throws(RenderError) {
    for record in records {
      summary.disagreements += 1
      try deliver(.disagreed(record))
    }
  }

  /// An engine that cannot even describe the page will fail to draw it, which is told then.
  private func observers(_ position: Int) -> [PageObserver] {
    documents.compactMap { document in
      guard position < document.pageCount, let page = try? document.page(position) else {
        return nil
      }
      return PageObserver(
        document: provenance, engine: EngineIdentity(document.engine), page: page,
        fonts: (try? document.fonts(ofPage: position)) ?? [])
    }
  }

  /// A selection beyond the last page fails in every engine alike.
  private mutating func refusePages(_ error: RenderError, _ deliver: Deliver) throws(RenderError) {
    for document in documents {
      summary.failures += 1
      let record = PageRecord(provenance, document.engine, settings, page: nil, .failure(error))
      try deliver(.drawn(record, nil))
    }
  }
}

extension DocumentComparison {
  /// How each pair of pictures is compared, but for the mask, which depends on the page.
  fileprivate var rules: PairSettings {
    let counts = tolerance != nil || documentTolerance != nil
    return PairSettings(
      comparison: comparison, judgment: judgment.at(request.scaling), mask: nil,
      sizeMismatch: sizeMismatch, failOn: counts ? .pixels : criterion, fuzzy: fuzzy,
      tolerance: tolerance ?? documentTolerance.map { _ in .share(1) })
  }
}

extension VerdictOptions {
  /// The options at the resolution that pages are drawn in, if it is the same for all.
  fileprivate func at(_ scaling: Scaling) -> VerdictOptions {
    let dpi: Double
    switch scaling {
    case .dpi(let value): dpi = value
    case .scale(let value): dpi = 72 * value
    case .fit, .fill, .exact, .fitDown: dpi = self.dpi
    }
    return VerdictOptions(
      sensitivity: sensitivity, toleratesHairlines: toleratesHairlines,
      dpi: dpi > 0 && dpi.isFinite ? dpi : self.dpi)
  }
}
