import PixelDiff
import RenderComparison
import RenderKit
import Testing

@Suite struct ComparedRegionTests {
  static let regions: [(String, ComparedRegion)] = [
    ("10,20,30,40", ComparedRegion(.pixels(PixelRect(x: 10, y: 20, width: 30, height: 40)))),
    ("3:-1,0,5,6", ComparedRegion(.pixels(PixelRect(x: -1, y: 0, width: 5, height: 6)), page: 3)),
    ("1.5,2,3,4pt", ComparedRegion(.points(Rect(x: 1.5, y: 2, width: 3, height: 4)))),
    (
      "12:1,2,3,4.25pt", ComparedRegion(.points(Rect(x: 1, y: 2, width: 3, height: 4.25)), page: 12)
    ),
  ]

  @Test(arguments: regions)
  func `a region is read and written`(text: String, region: ComparedRegion) {
    #expect(ComparedRegion(text) == region)
    #expect(ComparedRegion(region.description) == region)
  }

  @Test(arguments: [
    "", "1,2,3", "1,2,3,4,5", "1,2,0,4", "1,2,3,-4", "1.5,2,3,4", "0:1,2,3,4", "a:1,2,3,4",
    "1:2:1,2,3,4", "1,2,3,4mm", ":1,2,3,4", "nan,1,1,1pt", "1,2,3,4 pt", "+1,2,3,4",
    "0x1,2,3,4pt", "+1:1,2,3,4", "1,2,3,+4pt",
  ])
  func `what is no region is refused`(text: String) {
    #expect(ComparedRegion(text) == nil)
  }

  private func drawing(page: Int) throws -> PageDrawing {
    let info = PageInfo(
      index: page - 1, boxes: PageBoxes(Rect(x: 0, y: 0, width: 100, height: 50)))
    return try PageDrawing(of: info, for: PageRequest(page: page - 1, scaling: .dpi(144)))
  }

  @Test func `a mask has the page's own regions, points as pixels`() throws {
    let regions = ComparedRegions(
      ignoring: ["1,2,3,4", "2:5,6,7,8", "10,10,5.2,5pt"].compactMap { ComparedRegion($0) },
      including: ["2:0,0,9,9"].compactMap { ComparedRegion($0) })
    let everywhere = [
      PixelRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 20, y: 20, width: 11, height: 10),
    ]
    #expect(try regions.mask(drawing(page: 1)) == PixelMask(ignoring: everywhere))
    let second = try #require(try regions.mask(drawing(page: 2)))
    #expect(Set(second.ignored) == Set(everywhere + [PixelRect(x: 5, y: 6, width: 7, height: 8)]))
    #expect(second.included == [PixelRect(x: 0, y: 0, width: 9, height: 9)])
    #expect(ComparedRegions().mask(dpi: 100) == nil)
    #expect(regions.mask(dpi: 144) == PixelMask(ignoring: everywhere))
  }

  @Test(arguments: [
    ("300", 300, 300, true), ("300", 301, 1_000_000, false), ("0", 0, 10, true),
    ("0.1%", 10, 10_000, true), ("0.1%", 11, 10_000, false), ("100%", 5, 5, true),
  ])
  func `a tolerance allows so much`(text: String, count: Int, pixels: Int, passes: Bool) throws {
    let tolerance = try #require(PixelTolerance(text))
    #expect(tolerance.allows(count, of: pixels) == passes)
    #expect(tolerance.description == text)
  }

  @Test(arguments: ["", "%", "-1", "1.5", "101%", "-1%", "nan%", "1 %"])
  func `what is no tolerance is refused`(text: String) {
    #expect(PixelTolerance(text) == nil)
  }
}
