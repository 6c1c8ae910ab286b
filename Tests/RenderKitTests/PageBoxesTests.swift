import RenderConformance
import RenderKit
import Testing

@Suite struct PageBoxesTests {
  private static let letter = Rect(x: 0, y: 0, width: 612, height: 792)
  private static let media = Rect(x: 10, y: 20, width: 200, height: 300)

  private static let nonsense = [
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 5, y: 5, width: 0, height: 10),
    Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .nan, height: 10),
    Rect(x: 0, y: 0, width: 10, height: .infinity), Rect(x: -.infinity, y: 0, width: 9, height: 9),
    Rect(x: 0, y: 0, width: 1e308, height: 1e308), Rect(x: 0, y: 0, width: 1e-9, height: 1e-9),
  ]

  @Test func `a page without boxes is a letter`() {
    let boxes = PageBoxes(media: nil)
    for box in PageBox.allCases { #expect(boxes[box] == Self.letter) }
  }

  @Test(arguments: nonsense)
  func `a media box that makes no sense counts as missing`(media: Rect) {
    #expect(PageBoxes(media: media)[.media] == Self.letter)
    #expect(PageBoxes(media: media)[.crop] == Self.letter)
  }

  @Test(arguments: nonsense)
  func `another box that makes no sense is replaced or cut to the media box`(box: Rect) {
    let boxes = PageBoxes(media: Self.media, crop: box, bleed: box, trim: box, art: box)
    for name in PageBox.allCases {
      let resolved = boxes[name]
      #expect(resolved.width > 0 && resolved.height > 0)
      #expect(resolved.intersection(Self.media) == resolved)
    }
  }

  @Test func `missing boxes are the crop box, and a missing crop box the media box`() {
    let crop = Rect(x: 20, y: 30, width: 50, height: 60)
    let boxes = PageBoxes(media: Self.media, crop: crop)
    for box in [PageBox.crop, .bleed, .trim, .art] { #expect(boxes[box] == crop) }
    #expect(boxes[.media] == Self.media)
    #expect(PageBoxes(media: Self.media)[.crop] == Self.media)
  }

  @Test func `boxes are cut to the media box`() {
    let large = Rect(x: -100, y: 100, width: 1000, height: 1000)
    let boxes = PageBoxes(media: Self.media, crop: large, trim: large)
    let expected = Rect(x: 10, y: 100, width: 200, height: 220)
    #expect(boxes[.crop] == expected)
    #expect(boxes[.trim] == expected)
  }

  @Test func `a bleed box may be larger than the crop box`() {
    let crop = Rect(x: 50, y: 50, width: 20, height: 20)
    let bleed = Rect(x: 40, y: 40, width: 40, height: 40)
    let boxes = PageBoxes(media: Self.media, crop: crop, bleed: bleed)
    #expect(boxes[.bleed] == bleed)
    #expect(boxes[.trim] == crop)
  }

  @Test func `a box beside the media box counts as missing`() {
    let outside = Rect(x: 1000, y: 1000, width: 10, height: 10)
    let touching = Rect(x: 210, y: 20, width: 10, height: 10)
    for box in [outside, touching] {
      let boxes = PageBoxes(media: Self.media, crop: box, art: box)
      #expect(boxes[.crop] == Self.media)
      #expect(boxes[.art] == Self.media)
    }
  }

  @Test func `opposite corners come in any order`() {
    let expected = Rect(x: 10, y: 20, width: 90, height: 180)
    for (first, second) in [((10.0, 20.0), (100.0, 200.0)), ((100, 200), (10, 20))] {
      #expect(PageBoxes(Rect(from: first, to: second))[.media] == expected)
      let crossed = Rect(from: (first.0, second.1), to: (second.0, first.1))
      #expect(PageBoxes(crossed)[.crop] == expected)
    }
    let backward = Rect(x: 100, y: 200, width: -90, height: -180)
    #expect(PageBoxes(media: backward, crop: backward)[.crop] == expected)
  }

  @Test func `single precision does not change a box`() {
    let exact = Rect(from: (0.1, 0.2), to: (595.28, 841.89))
    let single = Rect(
      from: (Double(Float(0.1)), Double(Float(0.2))),
      to: (Double(Float(595.28)), Double(Float(841.89))))
    #expect(PageBoxes(exact) == PageBoxes(single))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `every resolved box lies within the media box`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let raw = (0..<5).map { _ in randomBox(&random) }
      let boxes = PageBoxes(
        media: raw[0], crop: raw[1], bleed: raw[2], trim: raw[3], art: raw[4])
      for box in PageBox.allCases {
        let resolved = boxes[box]
        #expect(resolved.width > 0 && resolved.width.isFinite)
        #expect(resolved.height > 0 && resolved.height.isFinite)
        let cut = resolved.intersection(boxes[.media])
        #expect(cut?.isClose(to: resolved) == true)
      }
    }
  }

  private func randomBox(_ random: inout SeededGenerator) -> Rect? {
    let values = (0..<4).map { _ in
      random.element(of: [
        random.number(-500...1000), random.number(-500...1000), random.number(-1...1), 0, 1e300,
        -1e300, .nan, .infinity,
      ])
    }
    return random.integer(0...9) == 0
      ? nil : Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
