import RenderKit

@testable import RenderConformance

/// An engine that knows the test cards only, and draws them right but for one flaw.
struct CardEngine: RenderEngine {
  enum Flaw: CaseIterable {
    case noName, losesPage
    case wrongBoxes, ignoresBox, mirrored, upsideDown, ignoresRotation, ignoresUnit, offByThree
    case ignoresBackground, opaque, straightAlpha, keepsOldPixels, writesGaps, changesEachTime
  }

  let flaw: Flaw?

  var info: EngineInfo {
    let boxes = EngineCapabilities(boxes: Set(PageBox.allCases), hidesAnnotations: false)
    return EngineInfo(
      id: "card", name: flaw == .noName ? "" : "Card", version: "1", license: "Apache-2.0",
      capabilities: [.pdf: boxes, .svg: EngineCapabilities(hidesAnnotations: false)])
  }

  func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    let bytes = try source.read(at: 0, count: source.byteCount)
    guard let card = [TestCard.pdf, .svg].first(where: { $0.bytes == bytes }) else {
      throw RenderError(.damagedDocument, "\(source.name) is not a test card.", engine: "card")
    }
    return CardDocument(engine: info, card: card, flaw: flaw)
  }
}
