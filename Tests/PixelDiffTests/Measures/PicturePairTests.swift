import PixelDiff
import RenderConformance
import RenderKit
import Testing

struct PicturePairTests {
  /// Everything that a pair is measured by.
  private struct Measurement: Equatable {
    let difference: PixelDifference
    let verdict: Verdict
    let measures: PixelMeasures
    let picture: [UInt8]

    init(_ pair: PicturePair) {
      let drawing = PixelDifference.drawing(pair)
      difference = PixelDifference(pair)
      verdict = Verdict(pair)
      measures = PixelMeasures(pair)
      picture = drawing.picture.bytes
    }
  }

  static let rects: [[PixelRect]] = [
    [PixelRect(x: 0, y: 5, width: 20, height: 3)],
    [PixelRect(x: -4, y: -4, width: 9, height: 9), PixelRect(x: 3, y: 3, width: 6, height: 4)],
    [PixelRect(x: 15, y: 0, width: .max, height: .max)],
    [
      PixelRect(x: .min, y: 2, width: .max, height: 9),
      PixelRect(x: 19, y: 17, width: 1, height: 1),
    ],
  ]

  @Test(arguments: rects, [0, 1, 2, 3])
  func `what is ignored changes no result`(rects: [PixelRect], seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let alpha: ClosedRange<UInt8> = seed % 2 == 0 ? 255...255 : 0...255
    func picture(_ height: Int) -> Bitmap {
      Bitmap(20, height) { _, _ in .any(&random, alpha: alpha) }
    }
    let (first, second) = (picture(18), picture(seed < 2 ? 18 : 21))
    func scrambled(_ bitmap: Bitmap) -> Bitmap {
      Bitmap(bitmap.size.width, bitmap.size.height) { x, y in
        rects.contains { $0.contains(x, y) }
          ? .any(&random, alpha: alpha) : bitmap.color(x: x, y: y)
      }
    }
    let mask = PixelMask(ignoring: rects)
    for policy in [SizeMismatchPolicy.overlap, .pad] {
      let pair = try #require(
        try PicturePair(first, second, counting: mask, ofDifferentSize: policy))
      let other = try #require(
        try PicturePair(
          scrambled(first), scrambled(second), counting: mask, ofDifferentSize: policy))
      #expect(Measurement(pair) == Measurement(other))
      let pixels = first.size.width * max(first.size.height, second.size.height)
      #expect(PixelDifference(pair).pixels + pair.ignoredPixels == pixels)
    }
  }

  @Test func `including a part is ignoring the rest`() throws {
    let first = Bitmap(12, 12, filled: .white)
    let second = Bitmap(12, 12) { x, y in x == y ? .black : .white }
    let included = PixelMask(including: [PixelRect(x: 2, y: 3, width: 8, height: 5)])
    let ignored = PixelMask(ignoring: [
      PixelRect(x: 0, y: 0, width: 12, height: 3), PixelRect(x: 0, y: 8, width: 12, height: 4),
      PixelRect(x: 0, y: 0, width: 2, height: 12), PixelRect(x: 10, y: 0, width: 2, height: 12),
    ])
    let pairs = try [included, ignored].map { mask in
      try #require(try PicturePair(first, second, counting: mask))
    }
    #expect(Measurement(pairs[0]) == Measurement(pairs[1]))
    let difference = PixelDifference(pairs[0])
    #expect(difference.pixels == 40 && difference.differingPixels == 5)
    #expect(difference.ignoredPixels == 104)
    // 5 of 40 pixels by the whole range.
    #expect(difference.meanChannelDifference == 255.0 / 8)
  }

  @Test func `an ignored hole in an included part does not count`() throws {
    let mask = PixelMask(
      ignoring: [PixelRect(x: 3, y: 3, width: 2, height: 2)],
      including: [PixelRect(x: 2, y: 2, width: 4, height: 4)])
    let pair = try #require(
      try PicturePair(
        Bitmap(9, 9, filled: .white), Bitmap(9, 9, filled: .black), counting: mask))
    #expect(PixelDifference(pair).differingPixels == 12)
  }

  @Test func `rows that only one picture has can be ignored`() throws {
    let first = Bitmap(40, 30, filled: .white)
    let second = Bitmap(40, 50) { _, y in y < 30 ? .white : .black }
    let rest = PixelMask(ignoring: [PixelRect(x: 0, y: 30, width: 40, height: 20)])
    for policy in SizeMismatchPolicy.allCases {
      let pair = try #require(
        try PicturePair(first, second, counting: rest, ofDifferentSize: policy))
      #expect(PixelDifference(pair).differingPixels == 0 && pair.ignoredPixels == 800)
      #expect(PixelDifference(pair).pixels == 1200)
      #expect(Verdict(pair).score == 0)
      #expect(PixelMeasures(pair).ssim == 1 && ColorDistances(pair).max == 0)
    }
    let half = PixelMask(ignoring: [PixelRect(x: 0, y: 30, width: 40, height: 10)])
    let pair = try #require(try PicturePair(first, second, counting: half))
    #expect(PixelDifference(pair).differingPixels == 400)
    #expect(Verdict(pair).answer == .different)
  }

  @Test func `the picture of differences shows what was ignored`() throws {
    let mask = PixelMask(ignoring: [PixelRect(x: 0, y: 0, width: 3, height: 9)])
    let pair = try #require(
      try PicturePair(
        Bitmap(3, 4, filled: .white), Bitmap(5, 4, filled: .white), counting: mask))
    let picture = PixelDifference.drawing(pair).picture
    #expect(picture.size == PixelSize(width: 5, height: 4))
    #expect(picture.color(x: 2, y: 3) == Color(160, 160, 160, 255))
    #expect(picture.color(x: 3, y: 3) == .blue)
  }

  @Test func `nothing left to compare is an error`() throws {
    let picture = Bitmap(4, 4, filled: .white)
    for mask in [
      PixelMask(ignoring: [PixelRect(x: 0, y: 0, width: 4, height: 4)]),
      PixelMask(including: [PixelRect(x: 4, y: 0, width: 4, height: 4)]),
    ] {
      let error = #expect(throws: RenderError.self) {
        try PicturePair(picture, picture, counting: mask)
      }
      #expect(error?.code == .invalidRequest)
    }
  }
}

extension PixelRect {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool {
    func isWithin(_ value: Int, _ start: Int, _ length: Int) -> Bool {
      let (end, overflows) = start.addingReportingOverflow(length)
      return value >= start && (overflows || value < end)
    }
    return isWithin(x, self.x, width) && isWithin(y, self.y, height)
  }
}
