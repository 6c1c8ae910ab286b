import RenderKit

/// A document of pages of different sizes whose pixels follow from page and position.
struct AttackDocument: RenderDocument {
  let engine: EngineInfo
  let format: DocumentFormat
  let script: AttackScript

  var pageCount: Int {
    switch script {
    case AttackScript(.lie, at: .open): 0
    case AttackScript(.boast, at: .open): .max
    default: AttackScript.pageCount
    }
  }

  var layers: [DocumentLayer] { [DocumentLayer(name: "Grid", isVisible: true)] }

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    script.strike(at: .page, page: index)
    if script.deed == .keep { KeptPixels.spoil() }
    let lies = script == AttackScript(.lie, at: .page) && index == AttackScript.page
    return PageInfo(
      index: lies ? index + 1 : index, label: "p\(index)",
      boxes: PageBoxes(Rect(x: 0, y: 0, width: 20.1 + Double(index * 10), height: 30)),
      rotation: Rotation(degrees: index * 90))
  }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    script.strike(at: .draw, page: drawing.page.index)
    try script.deny(at: .draw, page: drawing.page.index)
    for y in 0..<layout.size.height {
      for x in 0..<layout.size.width * 4 {
        let value = x * 3 + y * 7 + drawing.page.index * 50
        pixels[y * layout.bytesPerRow + x] = UInt8(truncatingIfNeeded: value)
      }
    }
    if script.deed == .keep { KeptPixels.keep(&pixels) }
    return RenderNotes(engine: engine.id, warnings: ["drawn"])
  }

  func extractText(ofPage index: Int) throws(RenderError) -> String {
    script.strike(at: .text, page: index)
    switch script.deed {
    case .tempt: return Temptation.all.map { $0.giveIn() }.joined(separator: "\n")
    case .temptHarmlessly:
      return Temptation.all.filter(\.isHarmless).map { $0.giveIn() }.joined(separator: "\n")
    default: return "Text of page \(index)"
    }
  }

  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
    script.strike(at: .fonts, page: index)
    switch script {
    case AttackScript(.lie, at: .fonts):
      return [DocumentFont("A", isEmbedded: false, substitute: "B", isMissing: true)]
    case AttackScript(.boast, at: .fonts):
      return (0..<5000).map { DocumentFont("Font \($0)", isEmbedded: true) }
    case AttackScript(.warn, at: .fonts):
      let endless = String(repeating: "x", count: 100_000)
      return [
        DocumentFont(
          "odd \u{1B}[31mfont", isEmbedded: false, substitute: endless,
          substituteFile: "/a\n\u{202E}b")
      ]
    default:
      return [
        DocumentFont("ABCDEF+Own", isEmbedded: true),
        DocumentFont(
          "Page \(index)", isEmbedded: false, substitute: "Other", substituteFile: "/other.ttf"),
        DocumentFont("Lost", isEmbedded: false, isMissing: true),
      ]
    }
  }
}
