public import RenderKit

/// A page in one engine.
public struct PageRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "page"

  /// The document.
  public let document: DocumentProvenance
  /// The engine.
  public let engine: EngineIdentity
  /// How the engine was kept from doing harm; absent for an engine in process.
  public let isolation: EngineIsolation?
  /// How the page was asked to be drawn.
  public let settings: RenderSettings
  /// The page's number, from 1; absent where the document has none of the pages asked for.
  public let page: Int?
  /// What became of the page.
  public private(set) var outcome: Outcome
  /// The picture's size in pixels, where there is one.
  public let size: PixelSize?
  /// The engine's messages, and what makes a page suspect.
  public private(set) var warnings: [String]
  /// The failures of the engines that were tried before this one.
  public let precedingFailures: [RenderError]
  /// Why the engine failed.
  public let failure: RenderError?
  /// The digest of the picture's pixels, equal for equal pictures; absent where there is none.
  public internal(set) var pixelHash: String?
  /// The file to which the picture was written.
  public var picture: String?

  /// Records a page.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - engine: The engine that was asked.
  ///   - settings: How the page was asked to be drawn.
  ///   - page: The page's number, from 1; `nil` where the failure concerns the choice of pages.
  ///   - result: The picture's size with what the engine had to say; `nil` for a missing page.
  package init(
    _ document: DocumentProvenance, _ engine: EngineInfo, _ settings: RenderSettings, page: Int?,
    _ result: Result<(size: PixelSize, notes: RenderNotes), RenderError>?
  ) {
    self.document = document
    self.engine = EngineIdentity(engine)
    isolation = engine.isolation
    self.settings = settings
    self.page = page
    let drawn = try? result?.get()
    size = drawn?.size
    warnings = drawn?.notes.warnings ?? []
    precedingFailures = drawn?.notes.failures ?? []
    switch result {
    case .success(let drawn): (outcome, failure) = (Outcome(drawn.notes), nil)
    case .failure(let error): (outcome, failure) = (Outcome(error.code), error)
    case nil: (outcome, failure) = (.missing, nil)
    }
  }

  /// Doubts a picture: the engine drew nothing, but there is a reason why it should have.
  mutating func doubt(_ reason: String) {
    guard outcome.isDrawn else { return }
    outcome = .suspect
    warnings.append(reason)
  }

  /// Whether the page is none to be compared like others: it was not drawn, or not as it should.
  package var hasRow: Bool { outcome != .ok && outcome != .warnings }

  /// What there is to say of a picture that is not as it should be.
  package var doubts: [String] {
    outcome == .suspect || outcome == .partial ? Array(warnings.suffix(1)) : []
  }

  /// Doubts a picture that is blank though the engine finds something to draw.
  package mutating func doubt(
    _ bitmap: Bitmap, _ notes: RenderNotes, of document: any RenderDocument,
    _ request: PageRequest
  ) {
    let reason = BlankPage(bitmap, of: document, request)?.reason(notes)
    if let reason { doubt(reason) }
  }
}
