import CPNG
import RenderKit

extension RenderError {
  static func damagedPNG(_ name: String, cause: String) -> RenderError {
    RenderError(.damagedDocument, "\(name) is a damaged PNG file.", cause: cause)
  }

  static func unencodablePNG(cause: String) -> RenderError {
    RenderError(.cannotWrite, "The picture cannot be encoded as PNG.", cause: cause)
  }
}

extension rk_png_error {
  /// libpng's words.
  var text: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
