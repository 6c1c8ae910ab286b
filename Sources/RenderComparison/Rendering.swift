/// A page of a document as an engine draws it.
public struct Rendering: Hashable, Sendable, Codable {
  /// The document.
  public let document: DocumentProvenance
  /// The engine.
  public let engine: EngineIdentity
  /// The page's number, from 1.
  public let page: Int
  /// The file to which the picture was written.
  public var picture: String?
  /// Whether the picture is a recorded baseline; absent otherwise.
  public internal(set) var isBaseline: Bool?

  /// Names a page of a document in an engine.
  package init(_ document: DocumentProvenance, _ engine: EngineIdentity, page: Int) {
    self.document = document
    self.engine = engine
    self.page = page
  }
}
