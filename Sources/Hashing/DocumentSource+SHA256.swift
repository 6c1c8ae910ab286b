package import RenderKit

extension DocumentSource {
  /// The SHA-256 digest of the document's bytes in lower-case hexadecimal.
  ///
  /// The bytes are read a piece at a time.
  /// - Throws: `RenderError` with the code `unreadable`.
  package func sha256() throws(RenderError) -> String {
    var digest = SHA256()
    var offset = 0
    while offset < byteCount {
      let piece = try read(at: offset, count: 1 << 20)
      guard !piece.isEmpty else {
        throw RenderError(.unreadable, "\(name) was cut short while it was read.")
      }
      digest.update(piece)
      offset += piece.count
    }
    return digest.finish()
  }
}
