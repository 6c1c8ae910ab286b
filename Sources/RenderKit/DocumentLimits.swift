/// The largest document to open, decided before an engine reads it.
public struct DocumentLimits: Hashable, Sendable, Codable {
  /// The most bytes that a document may have.
  public var bytes: Int

  /// The most bytes that a compressed SVG may unpack to.
  public var unpackedBytes: Int

  /// The most pages that a document may have.
  public var pages: Int

  /// Creates limits; by default 256 MiB, 64 MiB unpacked and 10,000 pages.
  public init(bytes: Int = 256 << 20, unpackedBytes: Int = 64 << 20, pages: Int = 10_000) {
    self.bytes = bytes
    self.unpackedBytes = unpackedBytes
    self.pages = pages
  }

  func check(_ source: DocumentSource) throws(RenderError) {
    guard source.byteCount > bytes else { return }
    throw RenderError(
      .tooLarge,
      "\(source.name) has \(source.byteCount) bytes; the limit is \(bytes): raise it to open the "
        + "document.")
  }

  func check(_ document: any RenderDocument, name: String) throws(RenderError) {
    guard document.pageCount > pages else { return }
    throw RenderError(
      .tooLarge,
      "\(name) has \(document.pageCount) pages; the limit is \(pages): raise it to open the "
        + "document.", engine: document.engine.id)
  }
}
