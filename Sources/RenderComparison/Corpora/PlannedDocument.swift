/// A document of a shard: what it was when the corpus was planned.
public struct PlannedDocument: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "planned"

  /// The document; what could not be read is compared as it is found to be.
  public let document: DocumentProvenance

  /// Plans a document.
  init(_ document: DocumentProvenance) { self.document = document }
}
