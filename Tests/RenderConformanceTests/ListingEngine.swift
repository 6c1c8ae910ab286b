import RenderKit

@testable import RenderConformance

/// An engine that lists fonts as the rules about fonts want it, but for one flaw.
struct ListingEngine: RenderEngine {
  enum Flaw: CaseIterable {
    case forgetsFont, inventsFont, wrongName, saysEmbedded, saysNothing, saysBoth
    case changesEachTime, listsAfterDrawing, drawsAfterListing
  }

  let flaw: Flaw?

  let info = EngineInfo(
    id: "listing", name: "Listing", version: "1", license: "Apache-2.0",
    capabilities: [.pdf: EngineCapabilities(listsFonts: true)])

  func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    let isCard = source.byteCount == TestCard.pdf.bytes.count
    return ListingDocument(
      engine: info, pageCount: isCard ? TestCard.pdf.pages.count : 1, flaw: flaw)
  }
}
