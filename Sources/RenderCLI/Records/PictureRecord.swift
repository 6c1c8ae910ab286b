import RenderComparison
import RenderKit

/// A picture file that was compared.
struct PictureRecord: Codable, Hashable {
  let file: String
  let sha256: String

  init(_ source: DocumentSource) throws(RenderError) {
    file = source.name
    sha256 = try source.sha256()
  }
}
