#if Poppler
  import RenderKit

  /// The bytes of a password as one document wants them.
  ///
  /// Poppler tries Latin-1, as old documents want it, then UTF-8; but where its first attempt fails,
  /// version 22.12 crashes. So qpdf tries, and Poppler gets what is right at once.
  struct DocumentPassword: Sendable {
    /// The password for qpdf.
    let bytes: [UInt8]

    /// Finds out how to write the password; `nil` where the document opens without.
    ///
    /// - Throws: `RenderError` with the code `passwordWrong`.
    init?(_ password: String?, for bytes: DocumentBytes, name: String) throws(RenderError) {
      guard let password, Self.fails(nil, bytes, name) else { return nil }
      let latin1 = password.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
      let isLatin1 = latin1.count == password.unicodeScalars.count
      if isLatin1, !Self.fails(latin1, bytes, name) {
        self.bytes = latin1
      } else if !Self.fails(Array(password.utf8), bytes, name) {
        self.bytes = Array(password.utf8)
      } else {
        throw RenderError(
          .passwordWrong, "The password does not open \(name).", engine: "poppler")
      }
    }

    /// Whether a document opens with a password only.
    static func isNeeded(to bytes: DocumentBytes, name: String) -> Bool {
      fails(nil, bytes, name)
    }

    /// The password for Poppler, which makes Latin-1 of it.
    var text: String {
      String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    private static func fails(_ password: [UInt8]?, _ bytes: DocumentBytes, _ name: String) -> Bool
    {
      do {
        _ = try QPDFHandle(bytes, name: name, password: password)
        return false
      } catch {
        return error == .password
      }
    }
  }
#endif
