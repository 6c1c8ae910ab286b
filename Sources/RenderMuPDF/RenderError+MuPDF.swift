#if MuPDF
  import CMuPDF
  import RenderKit

  extension RenderError {
    /// Maps a failure of MuPDF; `nil` where there was none.
    ///
    /// - Parameters:
    ///   - status: What the call returned.
    ///   - verb: What MuPDF was asked to do with the subject, such as "draw".
    ///   - subject: The document, or the page and the document.
    ///   - cause: MuPDF's own words.
    init?(_ status: rk_mupdf_status, _ verb: String, _ subject: String, cause: String) {
      let (code, message): (Code, String)
      switch status {
      case RK_MUPDF_OK: return nil
      case RK_MUPDF_PASSWORD_REQUIRED:
        (code, message) = (.passwordRequired, "\(subject) is encrypted; give its password.")
      case RK_MUPDF_PASSWORD_WRONG:
        (code, message) = (
          .passwordWrong,
          "The password does not open \(subject); give the user's or the owner's password."
        )
      case RK_MUPDF_OUT_OF_MEMORY:
        (code, message) = (
          .memoryLimit,
          "MuPDF has not enough memory to \(verb) \(subject); allow more or ask for less."
        )
      case _ where cause.hasPrefix("unknown encryption"):
        (code, message) = (
          .unsupportedFormat, "\(subject) is encrypted in a way that MuPDF does not know."
        )
      default:
        (code, message) = (
          .damagedDocument, "MuPDF cannot \(verb) \(subject): it seems to be damaged."
        )
      }
      self.init(code, message, engine: "mupdf", cause: cause.isEmpty ? nil : cause)
    }
  }
#endif
