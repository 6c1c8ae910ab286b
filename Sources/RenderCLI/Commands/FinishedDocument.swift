import RenderComparison
import RenderKit

/// A document of a series when all of it has been compared.
struct FinishedDocument: Sendable {
  /// The document's path.
  let file: String
  /// What the names of its files begin with.
  let stem: String
  /// The document; `nil` where it was refused.
  let source: DocumentSource?
  /// How it was compared.
  let plan: DocumentComparison
}
