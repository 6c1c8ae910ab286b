import RenderImageFile
import RenderKit

extension PictureFiles {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of a picture file if it is PNG, else the same picture as PNG.
  static func png(_ path: String) throws(RenderError) -> [UInt8] {
    let source = try DocumentSource(file: path)
    let bytes = try source.read(at: 0, count: source.byteCount)
    return bytes.starts(with: signature)
      ? bytes : try Bitmap(decoding: source).encoded(as: .png)
  }
}
