import CNettle

/// The SHA-256 digest of bytes that come in pieces (FIPS 180-4).
package struct SHA256 {
  private var context = sha256_ctx()

  /// Starts a digest of nothing.
  package init() { unsafe nettle_sha256_init(&context) }

  /// Adds the bytes of values, as they lie in memory.
  package mutating func update(_ values: [some BitwiseCopyable]) {
    unsafe values.withUnsafeBytes {
      guard let start = $0.baseAddress else { return }
      unsafe nettle_sha256_update(&context, $0.count, start.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Ends the digest and returns it in lower-case hexadecimal; the next one starts with nothing.
  package mutating func finish() -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    unsafe nettle_sha256_digest(&context, digest.count, &digest)
    return digest.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
