import RenderKit

struct FakeDocument: RenderDocument {
  let engine: EngineInfo
  let format: DocumentFormat
  let script: FakeScript
  let bytes: [UInt8]

  var pageCount: Int { script.pageCount }
  var layers: [DocumentLayer] { script.layers }

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    let size = script.size
    return PageInfo(
      index: index, label: index == 0 ? "cover" : nil,
      boxes: PageBoxes(
        media: Rect(x: 0, y: 0, width: size.width + 5, height: size.height),
        crop: Rect(x: 0, y: 0, width: size.width, height: size.height), trim: script.trim),
      rotation: script.rotation)
  }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    let position = drawing.page.index
    if let code = script.pageFailures[position] {
      throw RenderError(code, "The page broke.", engine: engine.id)
    }
    script.drawn(drawing.request)
    let gray = script.grays[position] ?? script.grayOfContent(bytes)
    for index in 0..<layout.byteCount { pixels[index] = index % 4 == 3 ? 255 : gray }
    return RenderNotes(engine: engine.id)
  }

  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
    script.fonts[index] ?? []
  }

  func extractText(ofPage index: Int) throws(RenderError) -> String { "text of page \(index + 1)" }
}
