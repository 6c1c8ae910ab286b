#if Poppler
  import CPoppler
  import RenderKit

  extension RenderError {
    /// What it means that Poppler did not open a document; the GLib error is freed.
    init(
      opening name: String, taking error: UnsafeMutablePointer<GError>?,
      needsPassword: @autoclosure () -> Bool
    ) {
      let cause = unsafe error.flatMap { unsafe $0.pointee.message }
        .map { unsafe String(cString: $0) }
      let code = unsafe error.map { unsafe $0.pointee.code }
      if let error = unsafe error { unsafe g_error_free(error) }
      if code == Int32(POPPLER_ERROR_ENCRYPTED.rawValue) {
        self = needsPassword() ? .encrypted(name, cause: cause) : .unknownEncryption(name)
      } else {
        self = .damaged(name, cause: cause)
      }
    }

    static func damaged(_ name: String, cause: String? = nil) -> RenderError {
      RenderError(
        .damagedDocument, "\(name) cannot be opened as PDF: it is damaged or not PDF.",
        engine: "poppler", cause: cause)
    }

    private static func unknownEncryption(_ name: String) -> RenderError {
      RenderError(
        .unsupportedFormat, "\(name) is encrypted in a way that Poppler does not know.",
        engine: "poppler")
    }

    private static func encrypted(_ name: String, cause: String?) -> RenderError {
      RenderError(
        .passwordRequired, "\(name) is encrypted; give its user or owner password.",
        engine: "poppler", cause: cause)
    }
  }
#endif
