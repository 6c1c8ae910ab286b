public import RenderKit

/// A page in one engine.
public struct PageRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "page"

  /// What became of the page.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// The engine drew the page.
    case drawn
    /// The engine sees fewer pages than another one and has none of this number.
    case missing
    /// The engine failed.
    case failed
  }

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
  public let outcome: Outcome
  /// The picture's size in pixels, where there is one.
  public let size: PixelSize?
  /// The engine's messages.
  public let warnings: [String]
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
    outcome = result == nil ? .missing : drawn == nil ? .failed : .drawn
    size = drawn?.size
    warnings = drawn?.notes.warnings ?? []
    precedingFailures = drawn?.notes.failures ?? []
    if case .failure(let error) = result { failure = error } else { failure = nil }
  }
}
