import PixelDiff
import RenderKit
import Testing

struct InvariantTests {
  static let seeds = 0..<210

  @Test(arguments: seeds)
  func `a picture does not differ from itself`(seed: Int) {
    let picture = RandomPair(seed: seed).first
    let difference = PixelDifference(between: picture, and: picture)
    #expect(difference.differingPixels == 0)
    #expect(difference.pixelmatch == 0)
    #expect(difference.antialiased == 0)
    #expect(difference.maxChannelDifference == 0)
    #expect(difference.meanChannelDifference == 0)
    #expect(difference.psnr == nil)
  }

  @Test(arguments: seeds)
  func `it does not matter which picture is first`(seed: Int) {
    let pair = RandomPair(seed: seed)
    let forth = PixelDifference(between: pair.first, and: pair.second)
    let back = PixelDifference(between: pair.second, and: pair.first)
    #expect(forth == back)
  }

  @Test(arguments: seeds)
  func `counts are parts of each other`(seed: Int) {
    let pair = RandomPair(seed: seed)
    let strict = PixelDifference(
      between: pair.first, and: pair.second, .init(includeAntialiasing: true))
    let lenient = PixelDifference(between: pair.first, and: pair.second)
    #expect(strict.antialiased == 0)
    #expect(strict.pixelmatch == lenient.pixelmatch + lenient.antialiased)
    #expect(strict.differingPixels <= strict.pixels)
    #expect(strict.pixelmatch <= strict.differingPixels)
    #expect(Double(strict.maxChannelDifference) >= strict.meanChannelDifference)
  }

  @Test(arguments: seeds)
  func `a higher threshold never counts more`(seed: Int) {
    let pair = RandomPair(seed: seed)
    let counts = [0, 0.05, 0.1, 0.5, 1].map {
      PixelDifference(
        between: pair.first, and: pair.second,
        PixelDiffOptions(threshold: $0, includeAntialiasing: true)
      ).pixelmatch
    }
    #expect(counts == counts.sorted(by: >))
  }

  @Test(arguments: seeds)
  func `drawing the difference does not change it`(seed: Int) {
    let pair = RandomPair(seed: seed)
    let drawn = PixelDifference.drawing(between: pair.first, and: pair.second).difference
    let measured = PixelDifference(between: pair.first, and: pair.second)
    #expect(drawn == measured)
  }
}
