import RenderKit
import Synchronization

@testable import RenderConformance

final class CardDocument: RenderDocument {
  let engine: EngineInfo
  let card: TestCard
  let flaw: CardEngine.Flaw?
  private let drawings = Mutex(0)

  init(engine: EngineInfo, card: TestCard, flaw: CardEngine.Flaw?) {
    self.engine = engine
    self.card = card
    self.flaw = flaw
  }

  var format: DocumentFormat { card.format }
  var pageCount: Int { card.pages.count - (flaw == .losesPage ? 1 : 0) }

  func page(_ index: Int) throws(RenderError) -> PageInfo {
    let page = card.pages[index]
    return PageInfo(
      index: index, boxes: flaw == .wrongBoxes ? PageBoxes(page.media) : page.boxes,
      rotation: flaw == .ignoresRotation ? .none : page.rotation,
      userUnit: flaw == .ignoresUnit ? 1 : page.userUnit, naturalDPI: page.naturalDPI)
  }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    let count = drawings.withLock { drawn in
      drawn += 1
      return drawn
    }
    let canvas = CardCanvas(document: self, drawing: drawing)
    for row in 0..<layout.size.height {
      for column in 0..<layout.size.width {
        var color = canvas.color(column, row)
        if flaw == .changesEachTime && row == 0 && column == 0 { color[0] = UInt8(count % 256) }
        if flaw == .keepsOldPixels && color[3] == 0 { continue }
        for channel in 0..<4 {
          pixels[row * layout.bytesPerRow + column * 4 + channel] = color[channel]
        }
      }
      guard flaw == .writesGaps else { continue }
      for gap in layout.size.width * 4..<layout.bytesPerRow {
        pixels[row * layout.bytesPerRow + gap] = 0
      }
    }
    return RenderNotes(engine: engine.id)
  }
}
