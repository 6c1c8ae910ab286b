/// A document whose pages are drawn by the next engine where one fails.
///
/// It is the first engine's that opens it: pages, layers, text and fonts are as that engine reads
/// them. The engines behind it open the document anew for each page that they take over and let go of
/// it after, so that nothing is held open that most documents never need.
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

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    try firstSuccess { document throws(RenderError) in
      try document.expectPage(index)
      return try document.describePage(index)
    }.result
  }

  func extractText(ofPage index: Int) throws(RenderError) -> String {
    try opened.extractText(ofPage: index)
  }

  func hasContent(onPage index: Int) throws(RenderError) -> Bool {
    try opened.hasContent(onPage: index)
  }

  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
    try opened.listFonts(ofPage: index)
  }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    var (notes, failures) = try firstSuccess { document throws(RenderError) in
      try document.drawChecked(drawing, layout, into: &pixels)
    }
    notes.failures = failures + notes.failures
    return notes
  }

  /// The result of the first engine that does not fail, and the failures before it.
  private func firstSuccess<Result>(
    _ attempt: (any RenderDocument) throws(RenderError) -> Result
  ) throws(RenderError) -> (result: Result, failures: [RenderError]) {
    var failures = FailureList(failures)
    let first = try failures.collect(from: engine.id) { () throws(RenderError) in
      try attempt(opened)
    }
    if let first { return (first, failures.all) }
    for other in others {
      let result = try failures.collect(from: other.info.id) { () throws(RenderError) in
        try attempt(try other.loadChecked(source, as: format, options))
      }
      if let result { return (result, failures.all) }
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
    try expectPage(drawing.page.index)
    return try draw(drawing, layout, into: &pixels)
  }

  /// Fails where another engine has found more pages in the same document.
  fileprivate func expectPage(_ index: Int) throws(RenderError) {
    guard index < pageCount else {
      throw RenderError(
        .damagedDocument,
        "\(engine.name) does not find page \(index + 1); its last page is \(pageCount).",
        engine: engine.id)
    }
  }
}
