import PixelDiff
import RenderKit

/// The pages of one version of a document in one engine.
struct RevisionPages {
  let provenance: DocumentProvenance
  let document: any RenderDocument
  private let plan: DocumentComparison
  private var signatures: [PageSignature]?

  init(
    _ plan: DocumentComparison, _ provenance: DocumentProvenance, _ document: any RenderDocument
  ) {
    self.plan = plan
    self.provenance = provenance
    self.document = document
  }

  var engine: EngineIdentity { EngineIdentity(document.engine) }

  func rendering(_ position: Int) -> Rendering {
    Rendering(provenance, engine, page: position + 1)
  }

  /// Looks at every page once.
  mutating func examine(
    _ deliver: RevisionRun.Deliver
  ) throws(RenderError) -> [PageSignature] {
    var signatures: [PageSignature] = []
    for position in 0..<document.pageCount {
      let signature = PageSignature(of: request(position), in: document)
      if case .failure(let error) = signature.drawing, error.code == .cancelled {
        try deliver(.drawn(record(position, signature.drawing), nil))
      }
      signatures.append(signature)
      try deliver(.examined(rendering(position), of: document.pageCount))
    }
    self.signatures = signatures
    return signatures
  }

  /// Whether a page is known to look exactly as one of the other version.
  func hasPage(_ position: Int, equalTo other: Int, of pages: RevisionPages) -> Bool {
    guard let hash = signatures?[position].pixelHash else { return false }
    return hash == pages.signatures?[other].pixelHash
  }

  /// Draws a page, or tells from memory what became of it where no picture is needed.
  func draw(_ position: Int, needsPicture: Bool) -> (PageRecord, Bitmap?) {
    if let drawing = signatures?[position].drawing, !needsPicture || drawing.isFailure {
      var known = record(position, drawing)
      known.pixelHash = signatures?[position].pixelHash
      return (known, nil)
    }
    do {
      let (bitmap, notes) = try document.render(request(position))
      var drawn = record(position, .success((bitmap.size, notes)))
      drawn.pixelHash = signatures?[position].pixelHash ?? bitmap.pixelHash()
      drawn.doubt(bitmap, notes, of: document, request(position))
      return (drawn, bitmap)
    } catch {
      return (record(position, .failure(error)), nil)
    }
  }

  func observer(_ position: Int) -> PageObserver? {
    (signatures?[position].info ?? (try? document.page(position))).map { page in
      PageObserver(document: provenance, engine: engine, page: page, fonts: [])
    }
  }

  /// How the text of a page differs from that of another version's; `nil` also where an engine
  /// extracts none.
  func textDifference(
    _ position: Int, to other: Int, of pages: RevisionPages
  ) throws(RenderError) -> TextDifference? {
    if let digest = signatures?[position].text?.digest,
      digest == pages.signatures?[other].text?.digest
    {
      return nil
    }
    do {
      let text = try document.text(ofPage: position)
      return TextDifference(from: text, to: try pages.document.text(ofPage: other))
    } catch {
      if error.code == .unsupportedOption { return nil }
      throw error
    }
  }

  private func request(_ position: Int) -> PageRequest {
    var request = plan.request
    request.page = position
    return request
  }

  private func record(
    _ position: Int, _ result: Result<(size: PixelSize, notes: RenderNotes), RenderError>
  ) -> PageRecord {
    PageRecord(
      provenance, document.engine, RenderSettings(plan.request, plan.options), page: position + 1,
      result)
  }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
