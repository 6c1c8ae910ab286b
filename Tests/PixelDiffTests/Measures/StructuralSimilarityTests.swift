import PixelDiff
import RenderConformance
import RenderKit
import Testing

struct StructuralSimilarityTests {
  static let measures = [StructuralSimilarity.Window.uniform, .gaussian].flatMap { window in
    [StructuralSimilarity.Channels.colors, .luma].map {
      StructuralSimilarity(window: window, channels: $0)
    }
  }

  @Test(arguments: measures)
  func `a picture is like itself, and order does not matter`(measure: StructuralSimilarity) throws {
    var random = SeededGenerator(seed: 11)
    let first = Bitmap(40, 30) { _, _ in .any(&random) }
    let second = Bitmap(40, 30) { _, _ in .any(&random) }
    #expect(try measure.mean(of: PicturePair(first, first)) == 1)
    let similarity = try measure.mean(of: PicturePair(first, second))
    #expect(similarity < 0.5)
    #expect(abs(similarity - (try measure.mean(of: PicturePair(second, first)))) < 1e-12)
  }

  @Test(arguments: [(StructuralSimilarity.Window.uniform, 7, 112), (.gaussian, 11, 176)])
  func `pictures too small are an error, never a zero`(
    window: StructuralSimilarity.Window, least: Int, leastOfScales: Int
  ) throws {
    let measure = StructuralSimilarity(window: window)
    func pair(_ width: Int, _ height: Int) -> PicturePair {
      PicturePair(Bitmap(width, height, filled: .white), Bitmap(width, height, filled: .white))
    }
    #expect(try measure.mean(of: pair(least, 200)) == 1)
    let error = #expect(throws: RenderError.self) { try measure.mean(of: pair(200, least - 1)) }
    #expect(error?.message.contains("needs \(least) x \(least) pixels") == true)
    #expect(try measure.multiscaleMean(of: pair(leastOfScales, 200)) == 1)
    #expect(throws: RenderError.self) {
      try measure.multiscaleMean(of: pair(leastOfScales - 1, 200))
    }
  }

  @Test func `what could not be measured is said`() throws {
    let picture = Bitmap(20, 20, filled: .white)
    let measures = PixelMeasures(PicturePair(picture, picture))
    #expect(measures.ssim == 1 && measures.msssim == nil)
    #expect(measures.notMeasured?.count == 1)
  }

  @Test func `windows count whose middle counts`() throws {
    // Left half equal, right half different; only windows of the left half count.
    let first = Bitmap(60, 20, filled: .white)
    let second = Bitmap(60, 20) { x, y in x >= 30 && (x + y) % 2 == 0 ? .black : .white }
    let left = PixelMask(including: [PixelRect(x: 0, y: 0, width: 30, height: 20)])
    let right = PixelMask(ignoring: [PixelRect(x: 0, y: 0, width: 30, height: 20)])
    let measure = StructuralSimilarity()
    func mean(_ mask: PixelMask) throws -> Double {
      try measure.mean(of: #require(try PicturePair(first, second, counting: mask)))
    }
    #expect(try mean(left) == 1)
    #expect(try mean(right) < 0.2)
    let edge = PixelMask(including: [PixelRect(x: 0, y: 0, width: 3, height: 3)])
    let pair = try #require(try PicturePair(first, second, counting: edge))
    #expect(throws: RenderError.self) { try measure.mean(of: pair) }
  }
}
