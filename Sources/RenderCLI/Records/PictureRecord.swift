import PixelDiff
import Hashing
import RenderComparison
import RenderKit

/// A picture file that was compared.
struct PictureRecord: Codable, Hashable {
  let file: String
  /// The digest of the file; `nil` where the record is not written.
  let sha256: String?
  let size: PixelSize
  /// The digest of the pixels, which is that of every file with the same pixels.
  let pixelHash: String?

  /// - Parameter withDigests: Whether the record is written: digests take longer than a comparison.
  init(_ source: DocumentSource, _ bitmap: Bitmap, withDigests: Bool) throws(RenderError) {
    file = source.name
    sha256 = withDigests ? try source.sha256() : nil
    size = bitmap.size
    pixelHash = withDigests ? bitmap.pixelHash() : nil
  }
}
