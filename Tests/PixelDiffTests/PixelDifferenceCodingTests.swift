import Foundation
import PixelDiff
import RenderKit
import Testing

struct PixelDifferenceCodingTests {
  @Test func `equal pictures have a ratio of null`() throws {
    let picture = Bitmap(2, 1, filled: .white)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(PixelDifference(between: picture, and: picture))
    let expected = """
      {"antialiased":0,"differingPixels":0,"firstSize":{"height":1,"width":2},\
      "maxChannelDifference":0,"meanChannelDifference":0,"pixelmatch":0,"pixels":2,"psnr":null,\
      "secondSize":{"height":1,"width":2}}
      """
    #expect(String(decoding: data, as: UTF8.self) == expected)
  }

  @Test(arguments: 0..<20)
  func `a difference survives JSON`(seed: Int) throws {
    let pair = RandomPair(seed: seed)
    let difference = PixelDifference(between: pair.first, and: pair.second)
    let data = try JSONEncoder().encode(difference)
    #expect(try JSONDecoder().decode(PixelDifference.self, from: data) == difference)
  }
}
