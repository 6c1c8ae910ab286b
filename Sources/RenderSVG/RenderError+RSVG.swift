#if SVG
  import CRSVG
  import RenderKit

  extension RenderError {
    /// An error whose cause is GLib's, which is freed.
    init(_ code: Code, _ message: String, taking error: UnsafeMutablePointer<GError>?) {
      let cause = unsafe error.flatMap { unsafe $0.pointee.message }
        .map { unsafe String(cString: $0).split(whereSeparator: \.isNewline) }
      self.init(code, message, engine: "librsvg", cause: cause?.joined(separator: "; "))
      if let error = unsafe error { unsafe g_error_free(error) }
    }

    static func noSize(_ name: String, element: String?) -> RenderError {
      let subject = element.map { "The element '\($0)' of \(name)" } ?? name
      return RenderError(
        .damagedDocument, "\(subject) has no size: its width or height is 0.", engine: "librsvg")
    }
  }
#endif
