/// Which page of a document's old version is which page of the new one.
public struct AlignmentRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "alignment"

  /// A page that both versions have, or only one of them.
  public struct Pair: Hashable, Sendable, Codable {
    /// The page's number in the old version, from 1; absent where the page was inserted.
    public let first: Int?
    /// The page's number in the new version, from 1; absent where the page was removed.
    public let second: Int?
    /// Whether the page is elsewhere among its neighbors; absent where it is not.
    public let isMoved: Bool?

    init(_ row: PageAlignment.Row) {
      first = row.old.map { $0 + 1 }
      second = row.new.map { $0 + 1 }
      isMoved = row.isMoved ? true : nil
    }
  }

  /// The old version and the new one.
  public let documents: [DocumentProvenance]
  /// The engine through whose eyes pages were recognized.
  public let engine: EngineIdentity
  /// The pages in the order of the new version, what was removed where it was.
  public let pages: [Pair]

  init(_ documents: [DocumentProvenance], _ engine: EngineIdentity, _ rows: [PageAlignment.Row]) {
    self.documents = documents
    self.engine = engine
    pages = rows.map(Pair.init)
  }
}
