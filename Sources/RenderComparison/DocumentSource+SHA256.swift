import CNettle
package import RenderKit

extension DocumentSource {
  /// The SHA-256 digest of the document's bytes in lower-case hexadecimal.
  ///
  /// The bytes are read a piece at a time.
  /// - Throws: `RenderError` with the code `unreadable`.
  package func sha256() throws(RenderError) -> String {
    var context = sha256_ctx()
    unsafe nettle_sha256_init(&context)
    var offset = 0
    while offset < byteCount {
      let piece = try read(at: offset, count: 1 << 20)
      guard !piece.isEmpty else {
        throw RenderError(.unreadable, "\(name) was cut short while it was read.")
      }
      unsafe nettle_sha256_update(&context, piece.count, piece)
      offset += piece.count
    }
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    unsafe nettle_sha256_digest(&context, digest.count, &digest)
    return digest.hexadecimal
  }
}

extension [UInt8] {
  /// The bytes as lower-case hexadecimal.
  var hexadecimal: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
