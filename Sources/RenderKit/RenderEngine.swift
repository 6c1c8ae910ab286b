/// A library or program that opens documents and draws their pages.
///
/// An engine is a stateless value: it may be copied, shared between threads and used for any number
/// of documents at once. Conformers implement ``info`` and ``load(_:as:_:)``; callers use
/// `open(_:_:)`, which recognizes the format and refuses what ``info`` does not promise before any
/// work is done. Decorators such as ``EngineDispatcher`` are engines themselves.
///
/// A conformer must pass the suite in the `RenderConformance` library.
public protocol RenderEngine: Sendable {
  /// Who the engine is and what it can do.
  var info: EngineInfo { get }

  /// Opens a document whose format and options have been checked against ``info``.
  ///
  /// Called by `open(_:_:)` on the caller's thread; must be safe to call from several threads.
  /// - Parameters:
  ///   - source: The document's bytes, which stay valid while the returned document lives.
  ///   - format: One of the formats that ``info`` lists.
  ///   - options: Options that the engine's capabilities for `format` include.
  func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument

  /// Loads what the library reads once in a process's life, and names what it may read later: the
  /// paths of files, and of directories with all in them.
  ///
  /// Called on the main thread by a worker process before it gives up the right to read other files.
  /// The default does nothing and names none.
  func prepare() -> [String]

  /// Opens a document after recognizing its format and checking the options.
  ///
  /// The default does so against ``info`` and is right for every engine that draws; only an engine
  /// that hands documents to others implements it, so that theirs are the names in refusals.
  /// - Parameters:
  ///   - source: The document.
  ///   - options: How to open it; every option must be within the engine's capabilities.
  /// - Throws: ``RenderError`` with the code `emptyDocument`, `unsupportedFormat`,
  ///   `unsupportedOption` or `tooLarge` before the engine is asked, and whatever the engine reports after.
  func open(
    _ source: DocumentSource, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument
}

extension RenderEngine {
  /// Does nothing, for engines that read no files but their documents.
  public func prepare() -> [String] { [] }

  /// Opens a document without a password or any other option.
  ///
  /// - Throws: ``RenderError``, see `open(_:_:)`.
  public func open(_ source: DocumentSource) throws(RenderError) -> any RenderDocument {
    try open(source, OpenOptions())
  }

  /// Recognizes the format and checks the options against ``info``.
  public func open(
    _ source: DocumentSource, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    try loadChecked(source, as: try source.recognizedFormat(), options)
  }

  /// Opens a document of a known format if the engine's own capabilities include the options.
  func loadChecked(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    guard let capabilities = info.capabilities[format] else {
      throw RenderError(
        .unsupportedFormat, "\(info.name) cannot open \(source.name), which is \(format.name).",
        engine: info.id)
    }
    try capabilities.check(options, engine: info.id, format: format)
    try options.limits.check(source)
    let document = try load(source, as: format, options)
    try options.limits.check(document, name: source.name)
    return document
  }
}
