import RenderKit

/// Opens 24-bit Windows bitmaps without compression; a pixel is a point.
struct BMPEngine: RenderEngine {
  let info = EngineInfo(
    id: "bmp", name: "The bitmap engine", version: "1.0", license: "Apache-2.0",
    capabilities: [.bmp: EngineCapabilities()])

  func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    try BMPDocument(source, engine: info)
  }
}
