#if MuPDF
  import RenderKit
  import SVGSource
  import Synchronization

  /// An SVG, which MuPDF draws in CSS pixels.
  ///
  /// MuPDF has its own idea of a drawing's size and unpacks nothing: it is given plain text that
  /// states the natural size of ``SVGRoot``, so that viewers of one file agree on it.
  final class SVGDocument: RenderDocument {
    let engine: EngineInfo
    let format: DocumentFormat
    let pageCount = 1
    private let info: PageInfo
    private let handle: Mutex<DocumentHandle>

    init(
      _ source: DocumentSource, as format: DocumentFormat, _ limits: DocumentLimits,
      by engine: EngineInfo
    ) throws(RenderError) {
      let bytes = try source.svgBytes(limits)
      let markup = SVGMarkup(bytes)
      guard let root = SVGRoot(bytes) else {
        throw RenderError(
          .damagedDocument, "\(source.name) is not an SVG: its root element is another.",
          engine: engine.id)
      }
      let size = try Self.size(of: root, markup, name: source.name)
      self.engine = engine
      self.format = format
      info = PageInfo(
        index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: size.width, height: size.height)),
        userUnit: 0.75, naturalDPI: 96)
      handle = Mutex(try Self.open(markup.stating(size), name: source.name))
    }

    func describePage(_ index: Int) -> PageInfo { info }

    func draw(
      _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) -> RenderNotes {
      let unit = AffineTransform(scaleX: info.userUnit, y: info.userUnit)
      let transform = unit.followed(by: drawing.transform)
      return try handle.withLock { handle throws(RenderError) in
        handle.clearMessages()
        let isPartial = try handle.draw(drawing.request, transform, layout, into: &pixels)
        return RenderNotes(engine: engine.id, warnings: handle.messages, isPartial: isPartial)
      }
    }

    func hasContent(onPage index: Int) throws(RenderError) -> Bool {
      try handle.withLock { handle throws(RenderError) in try handle.hasInk(onPage: index) }
    }

    func extractText(ofPage index: Int) throws(RenderError) -> String {
      try handle.withLock { handle throws(RenderError) in try handle.text(ofPage: index) }
    }

    private static func size(
      of root: SVGRoot, _ markup: SVGMarkup, name: String
    ) throws(RenderError) -> Size {
      var size = root.naturalSize
      if size == nil { size = try open(markup.utf8, name: name).inkSize(ofPage: 0) }
      if let size, size.width > 0, size.height > 0 { return size }
      throw RenderError(
        .damagedDocument, "\(name) has no size: its width or height is 0.", engine: "mupdf")
    }

    private static func open(
      _ markup: [UInt8], name: String
    ) throws(RenderError) -> DocumentHandle {
      let source = DocumentSource(bytes: markup, name: name)
      return try DocumentHandle(
        source.bytes(), type: "image/svg+xml", password: nil, name: name)
    }
  }
#endif
