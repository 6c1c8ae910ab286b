import RenderComparison
import RenderKit

/// A document as an engine sees it.
struct InfoRecord: ResultRecord {
  static let type = "info"

  let document: DocumentProvenance
  let engine: EngineIdentity
  let pageCount: Int
  let layers: [DocumentLayer]
  /// Whether the document opens with a password only.
  let needsPassword: Bool
}
