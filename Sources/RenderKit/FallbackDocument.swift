/// A document whose pages are drawn by the next engine where one fails.
///
/// It is the first engine's that opens it: pages, layers and text are as that engine reads them. The
/// engines behind it open the document anew for each page that they take over and let go of it
/// after, so that nothing is held open that most documents never need.
struct FallbackDocument: RenderDocument {
  let engine: EngineInfo
  let format: DocumentFormat
  private let source: DocumentSource
  private let options: OpenOptions
  private let opened: any RenderDocument
  private let others: [any RenderEngine]

  /// The failures of the engines before the one that opened the document.
  private let failures: [RenderError]

  /// Opens a document with the first of the candidates that can.
  init(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions,
    candidates: ArraySlice<any RenderEngine>
  ) throws(RenderError) {
    var others = candidates
    var failures = FailureList()
    var opened: (any RenderDocument)?
    while opened == nil, let candidate = others.popFirst() {
      opened = try failures.collect(from: candidate.info.id) { () throws(RenderError) in
        try candidate.loadChecked(source, as: format, options)
      }
    }
    guard let opened else { throw failures.combined }
    self.source = source
    self.format = format
    self.options = options
    self.opened = opened
    self.others = Array(others)
    self.failures = failures.all
    engine = opened.engine.extended(by: others.map(\.info), for: format)
  }

  var pageCount: Int { opened.pageCount }

  var layers: [DocumentLayer] { opened.layers }

  func page(_ index: Int) throws(RenderError) -> PageInfo { try opened.page(index) }

  func text(ofPage index: Int) throws(RenderError) -> String { try opened.text(ofPage: index) }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    var failures = FailureList(failures)
    let first = try failures.collect(from: engine.id) { () throws(RenderError) in
      try opened.drawChecked(drawing, layout, into: &pixels)
    }
    if let first { return failures.added(to: first) }
    for other in others {
      let notes = try failures.collect(from: other.info.id) { () throws(RenderError) in
        try other.loadChecked(source, as: format, options)
          .drawChecked(drawing, layout, into: &pixels)
      }
      if let notes { return failures.added(to: notes) }
    }
    throw failures.combined
  }
}

extension EngineInfo {
  fileprivate func extended(by others: [EngineInfo], for format: DocumentFormat) -> EngineInfo {
    guard let own = capabilities[format] else { return self }
    let all = others.compactMap { $0.capabilities[format] }.reduce(own) { $0.extended(by: $1) }
    return EngineInfo(
      id: id, name: name, version: version, license: license,
      capabilities: capabilities.merging([format: all]) { $1 })
  }
}

extension RenderDocument {
  /// Draws a page if the engine's own capabilities include the request.
  fileprivate func drawChecked(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    if let capabilities = engine.capabilities[format] {
      try capabilities.check(drawing.request, engine: engine.id, format: format)
    }
    guard drawing.page.index < pageCount else {
      throw RenderError(
        .damagedDocument,
        "\(engine.name) finds \(pageCount) pages only, not page \(drawing.page.index + 1).",
        engine: engine.id)
    }
    return try draw(drawing, layout, into: &pixels)
  }
}
