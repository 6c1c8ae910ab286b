#if MuPDF
  import CMuPDF
  import RenderKit
  import Synchronization

  /// A document of any format but SVG.
  final class MuPDFDocument: RenderDocument {
    let engine: EngineInfo
    let format: DocumentFormat
    let pageCount: Int
    let layers: [DocumentLayer]
    private let kind: DocumentType.Kind
    private let name: String
    private let limits: DocumentLimits
    private let handle: Mutex<DocumentHandle>

    init(
      _ source: DocumentSource, as format: DocumentFormat, _ type: DocumentType,
      _ options: OpenOptions, by engine: EngineInfo
    ) throws(RenderError) {
      let handle = try DocumentHandle(
        source.bytes(), type: type.mime, password: options.password, name: source.name)
      self.engine = engine
      self.format = format
      kind = type.kind
      name = source.name
      limits = options.limits
      pageCount = handle.pageCount
      layers = try handle.layers()
      self.handle = Mutex(handle)
    }

    func describePage(_ index: Int) throws(RenderError) -> PageInfo {
      try handle.withLock { handle throws(RenderError) in
        guard kind == .pdf else {
          return PageInfo(index, try handle.bounds(ofPage: index, isImage: kind == .images))
        }
        return PageInfo(
          index, try handle.boxes(ofPage: index), label: try handle.label(ofPage: index))
      }
    }

    func draw(
      _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) -> RenderNotes {
      try handle.withLock { handle throws(RenderError) in
        handle.clearMessages()
        if kind == .images { try checkMemory(for: drawing, layout) }
        let isPartial =
          kind == .pdf
          ? try draw(drawing, layout, into: &pixels, with: handle)
          : try handle.draw(drawing.request, drawing.transform, layout, into: &pixels)
        return RenderNotes(engine: engine.id, warnings: handle.messages, isPartial: isPartial)
      }
    }

    func extractText(ofPage index: Int) throws(RenderError) -> String {
      try handle.withLock { handle throws(RenderError) in try handle.text(ofPage: index) }
    }

    func hasContent(onPage index: Int) throws(RenderError) -> Bool {
      try handle.withLock { handle throws(RenderError) in try handle.hasInk(onPage: index) }
    }

    func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
      try handle.withLock { handle throws(RenderError) in try handle.fonts(ofPage: index) }
    }

    /// MuPDF decodes an image whole before it makes it smaller.
    private func checkMemory(
      for drawing: PageDrawing, _ layout: PixelLayout
    ) throws(RenderError) {
      let (size, scale) = (drawing.page.size(), drawing.page.naturalDPI / 72)
      let decoded = Int(clamping: Int64(size.width * scale * size.height * scale) * 4)
      try limits.check(memory: decoded + layout.byteCount, for: name, engine: engine.id)
    }

    /// Draws a page of a PDF, of which MuPDF shows the crop box as it understands it.
    ///
    /// Where that is not what was asked for, the page is made to be so before MuPDF loads it, for a
    /// page's clip and its transparency group follow.
    private func draw(
      _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>,
      with handle: borrowing DocumentHandle
    ) throws(RenderError) -> Bool {
      let (page, request) = (drawing.page, drawing.request)
      let shown = page.boxes[request.box]
      let agrees = try handle.agrees(on: .init(page, as: .crop), ofPage: page.index)
      let isPlain = agrees && page.boxes[.crop].intersection(shown) == shown
      let transform = isPlain ? drawing.transform(from: .crop) : drawing.transform
      let geometry = isPlain ? nil : rk_mupdf_geometry(page, as: request.box).enlarged
      return try handle.with(
        layers: switchedLayers(request.layers), geometry: geometry, ofPage: page.index
      ) { () throws(RenderError) in
        try handle.draw(request, transform, layout, into: &pixels)
      }
    }

    private func switchedLayers(_ selection: LayerSelection) -> [Int: Bool] {
      var switched: [Int: Bool] = [:]
      for (index, layer) in layers.enumerated() where selection.isVisible(layer) != layer.isVisible
      {
        switched[index] = selection.isVisible(layer)
      }
      return switched
    }
  }
#endif
