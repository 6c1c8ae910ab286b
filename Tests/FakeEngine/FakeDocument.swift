import RenderKit

struct FakeDocument: RenderDocument {
  let engine: EngineInfo
  let format: DocumentFormat
  let script: FakeScript
  let bytes: [UInt8]
  /// The pages that the document itself describes, where it does.
  let pages: [FakePage]

  var pageCount: Int { script.readsPages ? pages.count : script.pageCount }
  var layers: [DocumentLayer] { script.layers }

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    guard !script.readsPages else {
      let (size, rotation) = (pages[index].size, pages[index].rotation)
      let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
      return PageInfo(index: index, boxes: PageBoxes(whole), rotation: rotation)
    }
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
    guard !script.readsPages else {
      pages[position].draw(layout, into: &pixels)
      return RenderNotes(engine: engine.id)
    }
    if script.undrawn.contains(position) {
      fill(&pixels, layout, drawing.request.background)
      return notes(position)
    }
    let gray = script.grays[position] ?? script.grayOfContent(bytes)
    fill(&pixels, layout, .color(red: gray, green: gray, blue: gray))
    return notes(position)
  }

  private func notes(_ position: Int) -> RenderNotes {
    RenderNotes(engine: engine.id, isPartial: script.partial.contains(position))
  }

  private func fill(
    _ pixels: inout MutableSpan<UInt8>, _ layout: PixelLayout, _ background: Background
  ) {
    var color: [UInt8] = [0, 0, 0, 0]
    if case .color(let red, let green, let blue) = background { color = [blue, green, red, 255] }
    for index in 0..<layout.byteCount { pixels[index] = color[index % 4] }
  }

  func hasContent(onPage index: Int) throws(RenderError) -> Bool { script.hasContent }

  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
    script.fonts[index] ?? []
  }

  func extractText(ofPage index: Int) throws(RenderError) -> String {
    if let code = script.textFailure {
      throw RenderError(code, "The text broke.", engine: engine.id)
    }
    return script.readsPages ? pages[index].text : "text of page \(index + 1)"
  }
}
