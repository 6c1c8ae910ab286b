import PixelDiff
import RenderConformance
import RenderKit
import Testing

struct SizeMismatchTests {
  /// A page of words on white, of which a part is shown.
  private func page(_ width: Int, _ height: Int, from x0: Int = 0, _ y0: Int = 0) -> Bitmap {
    Bitmap(width, height) { x, y in
      let (x, y) = (x + x0, y + y0)
      guard (6..<58).contains(x), (5..<45).contains(y) else { return .white }
      return (x &* 2_654_435_761 ^ y &* 40_503) >> 7 % 3 == 0 && y % 9 < 6 ? .black : .white
    }
  }

  @Test func `fail measures nothing of different sizes`() throws {
    let none = try PicturePair(
      page(60, 50), page(61, 50), counting: PixelMask(), ofDifferentSize: .fail)
    #expect(none == nil)
    let same = try PicturePair(
      page(60, 50), page(60, 50), counting: PixelMask(), ofDifferentSize: .fail)
    #expect(same != nil)
  }

  @Test func `overlap counts what only one picture has`() throws {
    let pair = try #require(
      try PicturePair(page(60, 50), page(70, 50), counting: PixelMask()))
    let difference = PixelDifference(pair)
    #expect(difference.differingPixels == 500 && difference.pixels == 3500)
    #expect(difference == PixelDifference(between: page(60, 50), and: page(70, 50)))
    let share = try #require(PixelMeasures(pair).ssim)
    #expect(abs(share - 3000.0 / 3500) < 1e-12)
  }

  @Test func `pad takes what is lacking for white paper`() throws {
    let pair = try #require(
      try PicturePair(
        page(60, 50), page(70, 48), counting: PixelMask(), ofDifferentSize: .pad))
    let difference = PixelDifference(pair)
    #expect(difference.differingPixels == 0 && difference.pixels == 3500)
    #expect(difference.firstSize == PixelSize(width: 60, height: 50))
    #expect(Verdict(pair).answer == .same)
    let black = try #require(
      try PicturePair(
        page(60, 50), Bitmap(60, 53, filled: .black), counting: PixelMask(), ofDifferentSize: .pad))
    #expect(black.second.color(x: 59, y: 52) == .black && black.first.color(x: 59, y: 52) == .white)
  }

  @Test func `pad takes what is lacking for nothing where pictures are translucent`() throws {
    let first = Bitmap(8, 8) { x, _ in x < 4 ? .black : .clear }
    let second = Bitmap(8, 9) { x, y in x < 4 && y < 8 ? .black : .clear }
    let pair = try #require(
      try PicturePair(first, second, counting: PixelMask(), ofDifferentSize: .pad))
    #expect(PixelDifference(pair).differingPixels == 0)
  }

  @Test(arguments: [(0, 0), (3, 0), (0, 4), (5, 2), (7, 6)])
  func `align finds where the smaller picture lies`(place: (x: Int, y: Int)) throws {
    let part = page(53, 44, from: place.x, place.y)
    for isFirst in [true, false] {
      let pair = try #require(
        try PicturePair(
          isFirst ? part : page(60, 50), isFirst ? page(60, 50) : part, counting: PixelMask(),
          ofDifferentSize: .align))
      let (moved, still) =
        isFirst ? (pair.firstOffset, pair.secondOffset) : (pair.secondOffset, pair.firstOffset)
      #expect(moved == PixelOffset(x: place.x, y: place.y) && still == PixelOffset(x: 0, y: 0))
    }
  }

  @Test func `align moves each picture where it is the smaller one`() throws {
    // The first lacks 4 columns at the left, the second 5 rows at the top.
    let pair = try #require(
      try PicturePair(
        page(60, 50, from: 4, 0), page(64, 45, from: 0, 5), counting: PixelMask(),
        ofDifferentSize: .align))
    #expect(pair.firstOffset == PixelOffset(x: 4, y: 0))
    #expect(pair.secondOffset == PixelOffset(x: 0, y: 5))
    #expect(PixelDifference(pair).differingPixels == 0)
  }

  @Test func `blank pictures are aligned at the top left`() throws {
    let pair = try #require(
      try PicturePair(
        Bitmap(9, 9, filled: .white), Bitmap(5, 5, filled: .white), counting: PixelMask(),
        ofDifferentSize: .align))
    #expect(pair.secondOffset == PixelOffset(x: 0, y: 0))
  }

  @Test func `pictures too long and too wide together are not padded`() throws {
    let (wide, high) = (Bitmap(20_000, 1, filled: .white), Bitmap(1, 20_000, filled: .white))
    for policy in [SizeMismatchPolicy.pad, .align] {
      let error = #expect(throws: RenderError.self) {
        try PicturePair(wide, high, counting: PixelMask(), ofDifferentSize: policy)
      }
      #expect(error?.code == .tooLarge)
    }
    #expect(try PicturePair(wide, high, counting: PixelMask()) != nil)
  }
}
