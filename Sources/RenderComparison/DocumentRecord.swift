public import RenderKit

/// A document in one engine: there is exactly one for each pair of them.
public struct DocumentRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "document"

  /// The document.
  public let document: DocumentProvenance

  /// The engine.
  public let engine: EngineIdentity

  /// How the engine was kept from doing harm; absent for an engine in process.
  public let isolation: EngineIsolation?

  /// What became of the document.
  public let outcome: Outcome

  /// The number of pages that the engine sees; absent where it could not open the document.
  public let pageCount: Int?

  /// Why the engine could not open the document.
  public let failure: RenderError?

  /// Records an opened document.
  package init(_ document: DocumentProvenance, _ engine: EngineInfo, pageCount: Int) {
    self.document = document
    self.engine = EngineIdentity(engine)
    isolation = engine.isolation
    outcome = .ok
    self.pageCount = pageCount
    failure = nil
  }

  /// Records a document that could not be opened.
  package init(_ document: DocumentProvenance, _ engine: EngineInfo, failure: RenderError) {
    self.init(document, EngineIdentity(engine), engine.isolation, failure: failure)
  }

  /// Records a document that an engine would have had to open.
  init(
    _ document: DocumentProvenance, _ engine: EngineIdentity, _ isolation: EngineIsolation? = nil,
    failure: RenderError
  ) {
    self.document = document
    self.engine = engine
    self.isolation = isolation
    outcome = Outcome(failure.code)
    pageCount = nil
    self.failure = failure
  }
}
