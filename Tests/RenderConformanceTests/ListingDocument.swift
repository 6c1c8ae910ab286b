import RenderKit
import Synchronization

/// A blank page, and the fonts of the conformance rules' page where it is that.
final class ListingDocument: RenderDocument {
  let engine: EngineInfo
  let format = DocumentFormat.pdf
  let pageCount: Int
  private let flaw: ListingEngine.Flaw?
  private let listings = Mutex(0)
  private let drawings = Mutex(0)

  init(engine: EngineInfo, pageCount: Int, flaw: ListingEngine.Flaw?) {
    self.engine = engine
    self.pageCount = pageCount
    self.flaw = flaw
  }

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    PageInfo(index: index, boxes: PageBoxes(Rect(x: 0, y: 0, width: 4, height: 4)))
  }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    drawings.withLock { $0 += 1 }
    let isTouched = flaw == .drawsAfterListing && listings.withLock { $0 } > 0
    for index in 0..<layout.byteCount { pixels[index] = isTouched ? 0 : 255 }
    return RenderNotes(engine: engine.id)
  }

  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
    let count = listings.withLock { listings in
      listings += 1
      return listings
    }
    let hasFont = pageCount == 1 || flaw == .inventsFont
    guard hasFont, flaw != .forgetsFont else { return [] }
    var font = DocumentFont("Times-Roman", isEmbedded: false, substitute: "Other")
    switch flaw {
    case .wrongName: font.name = "Helvetica"
    case .saysEmbedded: font.isEmbedded = true
    case .saysNothing: font.substitute = nil
    case .saysBoth: font.isMissing = true
    case .changesEachTime: font.substitute = "Other \(count)"
    case .listsAfterDrawing where drawings.withLock({ $0 }) > 0: font.substitute = "Drawn"
    default: break
    }
    return [font]
  }
}
