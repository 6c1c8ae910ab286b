/// Something besides pixels that is seen differently.
public struct DisagreementRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "disagreement"

  /// What is seen differently.
  public enum Aspect: String, Hashable, Sendable, Codable, CaseIterable {
    /// The number of pages.
    case pageCount
    /// A page's size in points, as it is displayed.
    case pageSize
    /// One of a page's boundaries.
    case box
    /// How a page is turned for display.
    case rotation
    /// Whether a font of a page is used, replaced or missing.
    case fonts
  }

  /// What an engine sees.
  public struct Observation: Hashable, Sendable, Codable {
    /// The document.
    public let document: DocumentProvenance
    /// The engine.
    public let engine: EngineIdentity
    /// The page's number, from 1; absent where it is about the whole document.
    public let page: Int?
    /// What it sees, in words.
    public let value: String

    /// Records what an engine sees.
    package init(
      _ document: DocumentProvenance, _ engine: EngineIdentity, page: Int? = nil, _ value: String
    ) {
      self.document = document
      self.engine = engine
      self.page = page
      self.value = value
    }
  }

  /// What is seen differently.
  public let aspect: Aspect
  /// Who sees what, in the order in which the engines were given.
  public let values: [Observation]

  /// Records a disagreement; `nil` where all see the same.
  package init?(_ aspect: Aspect, _ values: [Observation]) {
    guard Set(values.map(\.value)).count > 1 else { return nil }
    self.aspect = aspect
    self.values = values
  }
}
