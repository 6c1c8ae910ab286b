/// The largest document to open, decided before an engine reads it.
public struct DocumentLimits: Hashable, Sendable, Codable {
  /// The most bytes that a document may have.
  public var bytes: Int

  /// The most bytes that a compressed SVG may unpack to.
  public var unpackedBytes: Int

  /// The most pages that a document may have.
  public var pages: Int

  /// The most bytes of memory that an image and the picture drawn from it may take, as far as its
  /// header tells.
  public var memory: Int

  /// Creates limits; by default 256 MiB, 64 MiB unpacked, 10,000 pages and 1 GiB of memory.
  public init(
    bytes: Int = 256 << 20, unpackedBytes: Int = 64 << 20, pages: Int = 10_000,
    memory: Int = 1 << 30
  ) {
    self.bytes = bytes
    self.unpackedBytes = unpackedBytes
    self.pages = pages
    self.memory = memory
  }

  func check(_ source: DocumentSource) throws(RenderError) {
    guard source.byteCount > bytes else { return }
    throw RenderError(
      .tooLarge,
      "\(source.name) has \(source.byteCount) bytes; the limit is \(bytes): raise it to open the "
        + "document.")
  }

  /// Refuses to draw what needs more memory than there may be.
  package func check(
    memory needed: Int, for name: String, engine: EngineInfo.ID? = nil
  ) throws(RenderError) {
    guard needed > memory else { return }
    throw RenderError(
      .tooLarge,
      "\(name) needs \(needed) bytes of memory to be drawn at this size; the limit is \(memory): "
        + "raise it or ask for a smaller picture.", engine: engine, bytesNeeded: needed)
  }

  func check(_ document: any RenderDocument, name: String) throws(RenderError) {
    guard document.pageCount > pages else { return }
    throw RenderError(
      .tooLarge,
      "\(name) has \(document.pageCount) pages; the limit is \(pages): raise it to open the "
        + "document.", engine: document.engine.id)
  }
}
