import RenderKit

struct FakeDocument: RenderDocument {
  let fake: FakeEngine
  let format: DocumentFormat

  var engine: EngineInfo { fake.info }
  var pageCount: Int { fake.pages.count }
  var layers: [DocumentLayer] { fake.layers }

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    if let failure = fake.describeFailures[index] {
      throw RenderError(failure, "\(engine.name) cannot find page \(index + 1).")
    }
    return fake.pages[index]
  }

  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] { fake.fonts }

  func extractText(ofPage index: Int) throws(RenderError) -> String { "\(engine.id) \(index)" }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    let failure = fake.drawFailures[drawing.page.index]
    for row in 0..<layout.size.height {
      for column in 0..<layout.size.width {
        for channel in 0..<4 {
          pixels[row * layout.bytesPerRow + column * 4 + channel] =
            failure == nil ? Self.sample(engine.id, column, row, channel) : 0xEE
        }
      }
    }
    if let failure {
      throw RenderError(
        failure, "\(engine.name) cannot draw page \(drawing.page.index + 1).", engine: engine.id)
    }
    return RenderNotes(engine: engine.id, warnings: ["drawn by \(engine.id)"])
  }

  /// The byte that an engine draws at a place, different between neighbors and engines.
  static func sample(_ id: EngineInfo.ID, _ column: Int, _ row: Int, _ channel: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: column * 7 + row * 31 + channel * 64 + Int(id.utf8.first ?? 0))
  }
}
