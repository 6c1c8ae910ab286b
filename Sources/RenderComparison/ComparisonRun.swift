import PixelDiff
import RenderKit

/// The comparison of one document while it runs.
struct ComparisonRun {
  typealias Deliver = (ComparisonEvent) throws(RenderError) -> Void

  private struct Picture {
    let engine: EngineInfo
    let bitmap: Bitmap
  }

  private let plan: DocumentComparison
  private let provenance: DocumentProvenance
  private let settings: RenderSettings
  private var documents: [any RenderDocument] = []
  private(set) var summary: SummaryRecord

  init(_ plan: DocumentComparison, _ provenance: DocumentProvenance) {
    self.plan = plan
    self.provenance = provenance
    settings = RenderSettings(plan.request, plan.options)
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
    guard let record = DisagreementRecord(.pageCount, counts) else { return }
    summary.disagreements += 1
    try deliver(.disagreed(record))
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
      let pictures = try draw(position, deliver)
      try compare(pictures, position, deliver)
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

  private mutating func draw(_ position: Int, _ deliver: Deliver) throws(RenderError) -> [Picture] {
    var pictures: [Picture] = []
    for document in documents {
      let (record, bitmap) = draw(position, of: document)
      if record.outcome == .failed { summary.failures += 1 }
      if record.outcome == .missing { summary.missing += 1 }
      try deliver(.drawn(record, bitmap))
      if let bitmap { pictures.append(Picture(engine: document.engine, bitmap: bitmap)) }
    }
    return pictures
  }

  private func draw(_ position: Int, of document: any RenderDocument) -> (PageRecord, Bitmap?) {
    func record(
      _ result: Result<(size: PixelSize, notes: RenderNotes), RenderError>?
    ) -> PageRecord {
      PageRecord(provenance, document.engine, settings, page: position + 1, result)
    }
    guard position < document.pageCount else { return (record(nil), nil) }
    var request = plan.request
    request.page = position
    do {
      let (bitmap, notes) = try document.render(request)
      return (record(.success((bitmap.size, notes))), bitmap)
    } catch {
      return (record(.failure(error)), nil)
    }
  }

  private mutating func compare(
    _ pictures: [Picture], _ position: Int, _ deliver: Deliver
  ) throws(RenderError) {
    for (index, first) in pictures.enumerated() {
      for second in pictures.dropFirst(index + 1) {
        let (record, picture) = plan.compare(
          drawn(first, position), drawn(second, position))
        summary.count(record)
        try deliver(.compared(record, picture))
      }
    }
  }

  private func drawn(_ picture: Picture, _ position: Int) -> DrawnPage {
    DrawnPage(
      rendering: Rendering(provenance, EngineIdentity(picture.engine), page: position + 1),
      bitmap: picture.bitmap)
  }
}

extension VerdictOptions {
  /// The options at the resolution that pages are drawn in, if it is the same for all.
  func at(_ scaling: Scaling) -> VerdictOptions {
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
