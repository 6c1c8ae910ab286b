extension DocumentSource {
  /// The document's format: by its content, or where that says nothing by its name's extension.
  ///
  /// Only a bounded part of the document is read, whatever its size.
  /// - Throws: ``RenderError`` with the code `emptyDocument`, `unsupportedFormat` or `unreadable`.
  public func recognizedFormat() throws(RenderError) -> DocumentFormat {
    try recognition().format
  }

  /// The document's format and what gave it away.
  func recognition() throws(RenderError) -> FormatRecognition {
    guard byteCount > 0 else { throw emptyDocument }
    let named = DocumentFormat(fileExtensionOf: name)
    switch try FormatEvidence(of: self) {
    case .format(let format):
      return FormatRecognition(format: format, basis: .content, namedFormat: named)
    case .possible(let format, let otherwise):
      guard named == format else { throw unsupported("is \(otherwise)") }
      return FormatRecognition(format: format, basis: .fileExtension, namedFormat: named)
    case .foreign(let description):
      throw unsupported("is \(description)")
    case .nothing:
      guard let named else { throw unsupported("is of no known format") }
      return FormatRecognition(format: named, basis: .fileExtension, namedFormat: named)
    }
  }

  private func unsupported(_ what: String) -> RenderError {
    RenderError(
      .unsupportedFormat,
      "\(name) \(what); expected is a PDF, SVG, XPS, EPUB, CBZ or FB2 document or a PNG, JPEG, "
        + "TIFF, GIF, BMP or JPEG 2000 image.")
  }
}
