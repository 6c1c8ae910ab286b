import RenderConformance
import RenderKit
import Testing

@Suite struct PixelSizeTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a picture has ceil(points x dpi / 72 - 0.001) pixels in each direction`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let page = random.page()
      let dpi = random.element(of: [36, 72, 96, 150, 217, random.number(5...300)])
      let box = random.element(of: PageBox.allCases)
      let request = PageRequest(page: 0, scaling: .dpi(dpi), box: box)
      let drawing = try PageDrawing(of: page, for: request)
      let size = page.size(of: box)
      #expect(drawing.pixelSize.width == pixels(size.width, dpi))
      #expect(drawing.pixelSize.height == pixels(size.height, dpi))
    }
  }

  @Test(arguments: [
    (612.0, 150.0, 1275), (612, 72, 612), (595.28, 72, 596), (595.28, 150, 1241),
    (100.0009, 72, 100), (100.0011, 72, 101), (0.0001, 72, 1), (1, 1, 1), (8.5, 72, 9),
  ])
  func `known sizes come out as written`(points: Double, dpi: Double, expected: Int) throws {
    let page = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: points, height: 10)))
    let drawing = try PageDrawing(of: page, for: PageRequest(page: 0, scaling: .dpi(dpi)))
    #expect(drawing.pixelSize.width == expected)
  }

  @Test func `the scale is never changed to make the pixels come out even`() throws {
    let page = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 100.3, height: 50.7)))
    let drawing = try PageDrawing(of: page, for: PageRequest(page: 0, scaling: .dpi(144)))
    #expect(drawing.pixelSize == PixelSize(width: 201, height: 102))
    #expect(drawing.transform == AffineTransform(scaleX: 2, y: 2))
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a quarter turn swaps the sides of the picture`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let page = random.page()
      let dpi = random.number(10...300)
      let sizes = try Rotation.allCases.map { rotation in
        try PageDrawing(
          of: page, for: PageRequest(page: 0, scaling: .dpi(dpi), rotation: rotation)
        ).pixelSize
      }
      #expect(sizes[0] == sizes[2] && sizes[1] == sizes[3])
      #expect(sizes[0].width == sizes[1].height && sizes[0].height == sizes[1].width)
    }
  }

  @Test func `a scale of 1 is the natural resolution`() throws {
    let css = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 200, height: 80)), userUnit: 0.75,
      naturalDPI: 96)
    let natural = try PageDrawing(of: css, for: PageRequest(page: 0, scaling: .scale(1)))
    let points = try PageDrawing(of: css, for: PageRequest(page: 0, scaling: .dpi(72)))
    #expect(natural.pixelSize == PixelSize(width: 200, height: 80))
    #expect(points.pixelSize == PixelSize(width: 150, height: 60))
  }

  @Test func `a page's own unit enlarges it`() throws {
    let page = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 612, height: 792)), userUnit: 3)
    let drawing = try PageDrawing(of: page, for: PageRequest(page: 0))
    #expect(drawing.pixelSize == PixelSize(width: 1836, height: 2376))
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `a unit or resolution of a page that makes no sense is ignored`(value: Double) {
    let page = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 10, height: 20)), userUnit: value,
      naturalDPI: value)
    #expect(page.userUnit == 1)
    #expect(page.naturalDPI == 72)
    #expect(page.size() == Size(width: 10, height: 20))
  }

  private func pixels(_ points: Double, _ dpi: Double) -> Int {
    max(1, Int((points * dpi / 72 - 0.001).rounded(.up)))
  }
}
