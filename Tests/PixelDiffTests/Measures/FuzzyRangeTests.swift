import Foundation
import PixelDiff
import RenderKit
import Testing

struct FuzzyRangeTests {
  static let spellings: [(String, ClosedRange<Int>, ClosedRange<Int>)] = [
    ("maxDifference=0-40,totalPixels=0-300", 0...40, 0...300),
    ("maxDifference=0-40;totalPixels=0-300", 0...40, 0...300),
    ("totalPixels=0-300;maxDifference=0-40", 0...40, 0...300),
    ("maxDifference=40;totalPixels=300", 40...40, 300...300),
    ("40;300", 40...40, 300...300),
    ("5-10,200-300", 5...10, 200...300),
    ("300;maxDifference=40", 40...40, 300...300),
    ("totalPixels=300;40", 40...40, 300...300),
    (" maxDifference = 0 - 40 ; 0 - 300 ", 0...40, 0...300),
  ]

  @Test(arguments: spellings)
  func `spellings of web-platform-tests are read`(
    text: String, difference: ClosedRange<Int>, pixels: ClosedRange<Int>
  ) throws {
    let range = try #require(FuzzyRange(text))
    #expect(range == FuzzyRange(maxDifference: difference, totalPixels: pixels))
    #expect(FuzzyRange(range.description) == range)
    let data = try JSONEncoder().encode(range)
    #expect(try JSONDecoder().decode(FuzzyRange.self, from: data) == range)
  }

  @Test(arguments: [
    "", "40", "40;", ";300", "40;300;1", "a;b", "40-;300", "-40;300", "50-40;300", "+4;3",
    "1-2-3;4",
    "maxDifference=1;maxDifference=2", "pixels=1;2", "maxDifference==1;2", "x=1;y=2",
    "99999999999999999999;1", "٣;1",
  ])
  func `what makes no sense is refused`(text: String) { #expect(FuzzyRange(text) == nil) }

  /// The greatest difference, the pixels, the range, and how wptrunner decides.
  static let decisions: [(UInt8, Int, String, Bool)] = [
    (30, 4, "0-40;0-300", true), (30, 4, "0-29;0-300", false), (30, 4, "0-40;0-3", false),
    (30, 4, "30;4", true), (30, 4, "31-40;0-300", false), (30, 4, "0-40;5-300", false),
    (0, 0, "0-40;0-300", true), (0, 0, "128;0-100", true), (0, 0, "0-128;100", true),
    (0, 0, "1-128;1-100", false), (0, 0, "0;0", true), (1, 1, "0;0", false),
  ]

  @Test(arguments: decisions)
  func `ranges hold as in web-platform-tests`(
    greatest: UInt8, pixels: Int, text: String, isWithin: Bool
  ) throws {
    let first = Bitmap(5, 5, filled: .black)
    let second = Bitmap(5, 5) { x, y in
      y * 5 + x < pixels ? Color(greatest, 0, 0, 255) : .black
    }
    let range = try #require(FuzzyRange(text))
    #expect(range.contains(PixelDifference(between: first, and: second)) == isWithin)
  }
}
