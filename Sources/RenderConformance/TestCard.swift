import RenderKit

/// A document of solid rectangles, whose pixels can be told without an engine.
struct TestCard: Sendable {
  let format: DocumentFormat
  let pages: [TestCardPage]
  let bytes: [UInt8]

  var source: DocumentSource {
    DocumentSource(bytes: bytes, name: "test-card.\(format.rawValue)")
  }

  /// The cards that an engine opens.
  static func cards(for engine: any RenderEngine) -> [TestCard] {
    all.filter { engine.info.capabilities[$0.format] != nil }
  }

  static var all: [TestCard] { [pdf, svg, bmp, png] }

  /// Whether nothing of a page is left empty, as in pictures.
  static func isOpaque(_ format: DocumentFormat) -> Bool { format == .bmp || format == .png }

  static let pdf = TestCard(
    format: .pdf, pages: pdfPages, bytes: PDFWriter(pages: pdfPages).bytes)

  static let svg: TestCard = {
    let page = TestCardPage.quarters(
      of: Rect(x: 0, y: 0, width: 61, height: 43), userUnit: 0.75, naturalDPI: 96, pointsUp: false)
    let body = page.patches.map { patch in
      let area = patch.area
      return "<rect x='\(area.x)' y='\(area.y)' width='\(area.width)' height='\(area.height)' "
        + "fill='rgb(\(patch.red),\(patch.green),\(patch.blue))'/>"
    }
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='61' height='43'>" + body.joined() + "</svg>"
    return TestCard(format: .svg, pages: [page], bytes: Array(text.utf8))
  }()

  static let bmp: TestCard = {
    let area = Rect(x: 0, y: 0, width: 24, height: 18)
    var page = TestCardPage.quarters(of: area, naturalDPI: 72, pointsUp: false)
    page.reach = 2
    return TestCard(format: .bmp, pages: [page], bytes: BMPWriter(page: page).bytes)
  }()

  static let png: TestCard = {
    let area = Rect(x: 0, y: 0, width: 40, height: 28)
    var page = TestCardPage.quarters(of: area, naturalDPI: 72, pointsUp: false)
    page.reach = 3
    return TestCard(format: .png, pages: [page], bytes: PNGWriter(page: page).bytes)
  }()

  private static let pdfPages: [TestCardPage] = {
    let media = Rect(x: -10, y: 20, width: 90.5, height: 60.25)
    let upright = TestCardPage.quarters(of: media)
    var boxed = upright
    boxed.crop = Rect(x: 2, y: 26, width: 70, height: 48)
    boxed.bleed = Rect(x: -4, y: 23, width: 80, height: 54)
    boxed.trim = Rect(x: 6, y: 30, width: 60, height: 40)
    boxed.art = Rect(x: 11, y: 36, width: 50.5, height: 28)
    let turned = Rotation.allCases.dropFirst().map { rotation in
      var page = boxed
      page.rotation = rotation
      return page
    }
    var large = boxed
    large.userUnit = 2.5
    return [upright, boxed] + turned + [large]
  }()
}
