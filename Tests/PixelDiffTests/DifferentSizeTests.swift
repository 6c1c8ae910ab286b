import PixelDiff
import RenderConformance
import RenderKit
import Testing

struct DifferentSizeTests {
  @Test func `a missing column counts by the full range`() {
    let first = Bitmap(4, 3, filled: .white)
    let second = Bitmap(3, 3, filled: .white)
    let difference = PixelDifference(between: first, and: second)
    #expect(difference.firstSize == PixelSize(width: 4, height: 3))
    #expect(difference.secondSize == PixelSize(width: 3, height: 3))
    #expect(difference.pixels == 12)
    #expect(difference.differingPixels == 3)
    #expect(difference.pixelmatch == 3)
    #expect(difference.maxChannelDifference == 255)
    #expect(difference.meanChannelDifference == 63.75)
  }

  @Test func `a corner that neither picture has does not count`() {
    let difference = PixelDifference(
      between: Bitmap(5, 1, filled: .white), and: Bitmap(1, 5, filled: .white))
    #expect(difference.pixels == 9)
    #expect(difference.differingPixels == 8)
  }

  @Test func `even transparent pixels count where the other picture has none`() {
    let difference = PixelDifference(
      between: Bitmap(2, 1, filled: .clear), and: Bitmap(1, 1, filled: .clear))
    #expect(difference.differingPixels == 1)
    #expect(difference.pixelmatch == 1)
    // 4 times 255 over 2 pixels of 4 channels.
    #expect(difference.meanChannelDifference == 127.5)
  }

  @Test(arguments: 0..<200)
  func `measures are those of the common part and the rest`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1000)
    let pair = RandomPair(seed: seed)
    let first = pair.first.cropped(to: .any(in: pair.first.size, &random))
    let second = pair.second.cropped(to: .any(in: pair.second.size, &random))
    let common = PixelRect(
      PixelSize(
        width: min(first.size.width, second.size.width),
        height: min(first.size.height, second.size.height)))
    let options = PixelDiffOptions(includeAntialiasing: Bool.random(using: &random))
    let whole = PixelDifference(between: first, and: second, options)
    let part = PixelDifference(
      between: first.cropped(to: common), and: second.cropped(to: common), options)
    let rest = whole.pixels - part.pixels
    let outside = { (size: PixelSize) in size.width * size.height - part.pixels }
    #expect(rest == outside(first.size) + outside(second.size))
    #expect(whole.differingPixels == part.differingPixels + rest)
    #expect(whole.pixelmatch == part.pixelmatch + rest)
    #expect(whole.antialiased == part.antialiased)
    #expect(whole.maxChannelDifference == (rest > 0 ? 255 : part.maxChannelDifference))
    #expect(whole.meanChannelDifference <= 255)
    #expect((whole.psnr == nil) == (whole.differingPixels == 0))
  }
}

extension PixelRect {
  /// A rectangle at the top left corner.
  fileprivate static func any(in size: PixelSize, _ random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      PixelSize(
        width: Int.random(in: 1...size.width, using: &random),
        height: Int.random(in: 1...size.height, using: &random)))
  }
}
