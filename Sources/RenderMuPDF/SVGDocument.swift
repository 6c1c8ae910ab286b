#if MuPDF
  import RenderKit

  struct SVGDocument: RenderDocument {
    let engine: EngineInfo
    let format: DocumentFormat
    let pageCount = 1
    init(_ source: DocumentSource, as format: DocumentFormat, by engine: EngineInfo) throws(RenderError) {
      throw RenderError(.unsupportedFormat, "not yet")
    }
    func page(_ index: Int) throws(RenderError) -> PageInfo { throw RenderError(.unsupportedFormat, "not yet") }
    func draw(
      _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) -> RenderNotes { throw RenderError(.unsupportedFormat, "not yet") }
  }
#endif
