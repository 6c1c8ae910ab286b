import PixelDiff
import Hashing
import RenderComparison
import RenderKit

/// A picture file that was compared.
struct PictureRecord: Codable, Hashable {
  let file: String
  let sha256: String
  let size: PixelSize
  /// The digest of the pixels, which is that of every file with the same pixels.
  let pixelHash: String

  init(_ source: DocumentSource, _ bitmap: Bitmap) throws(RenderError) {
    file = source.name
    sha256 = try source.sha256()
    size = bitmap.size
    pixelHash = bitmap.pixelHash()
  }
}
