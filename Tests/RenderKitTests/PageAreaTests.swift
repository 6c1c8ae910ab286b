import RenderConformance
import RenderKit
import Testing

@Suite struct PageAreaTests {
  private static let page = PageInfo(
    index: 0, boxes: PageBoxes(media: Rect(x: 0, y: 0, width: 100, height: 50)))

  static let areas: [(PageRequest, PixelRect)] = [
    (PageRequest(page: 0, scaling: .dpi(144)), PixelRect(x: 20, y: 10, width: 41, height: 20)),
    (
      PageRequest(page: 0, scaling: .dpi(72), rotation: .quarter),
      PixelRect(x: 35, y: 10, width: 10, height: 21)
    ),
    (
      PageRequest(
        page: 0, scaling: .dpi(144), region: PixelRect(x: 30, y: 0, width: 40, height: 40)),
      PixelRect(x: -10, y: 10, width: 41, height: 20)
    ),
    // 50 points become 100 pixels; 25 of 100 points are cut at each side.
    (
      PageRequest(page: 0, scaling: .fill(PixelSize(width: 100, height: 100))),
      PixelRect(x: -30, y: 10, width: 41, height: 20)
    ),
  ]

  @Test(arguments: areas)
  func `an area in points is an area in pixels`(request: PageRequest, pixels: PixelRect) throws {
    let drawing = try PageDrawing(of: Self.page, for: request)
    let area = Rect(x: 10, y: 5, width: 20.1, height: 10)
    #expect(drawing.pixels(touchedBy: area) == pixels)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the whole page is the whole picture`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let page = random.page()
      let request = PageRequest(
        page: 0, scaling: .dpi(random.number(20...200)), rotation: random.rotation())
      let drawing = try PageDrawing(of: page, for: request)
      let size = page.size()
      let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
      let whole = drawing.pixels(touchedBy: area)
      #expect(
        whole
          == PixelRect(x: 0, y: 0, width: drawing.pixelSize.width, height: drawing.pixelSize.height)
      )
    }
  }

  @Test func `an area that is none has some pixels, and none fewer than 0`() throws {
    let drawing = try PageDrawing(of: Self.page, for: PageRequest(page: 0))
    for value in [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude] {
      let pixels = drawing.pixels(touchedBy: Rect(x: value, y: 0, width: 1, height: 1))
      #expect(pixels.width >= 0 && pixels.height >= 0)
    }
  }
}
