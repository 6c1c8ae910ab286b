public import RenderKit

/// How many pages each engine sees in a document.
public struct PageCountRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "pageCount"

  /// The document.
  public let document: DocumentProvenance
  /// The number of pages by the engine's identifier, for the engines that opened the document.
  public let counts: [EngineInfo.ID: Int]
  /// Whether the engines agree: `identical` or `different`.
  public let verdict: PixelAgreement

  init(_ document: DocumentProvenance, _ counts: [EngineInfo.ID: Int]) {
    self.document = document
    self.counts = counts
    verdict = Set(counts.values).count > 1 ? .different : .identical
  }
}
