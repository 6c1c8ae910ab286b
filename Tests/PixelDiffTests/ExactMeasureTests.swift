import PixelDiff
import RenderKit
import Testing

struct ExactMeasureTests {
  @Test func `one channel of one pixel gives these measures`() throws {
    let first = Bitmap(2, 2, filled: .black)
    let second = Bitmap(2, 2) { x, y in x == 1 && y == 0 ? Color(0, 30, 0, 255) : .black }
    let difference = PixelDifference(between: first, and: second)
    #expect(difference.pixels == 4)
    #expect(difference.differingPixels == 1)
    #expect(difference.maxChannelDifference == 30)
    // 30 over 4 pixels of 3 channels, and 10 log10(255² / (30² / 12)), which is 10 log10(867).
    #expect(difference.meanChannelDifference == 2.5)
    #expect(abs(try #require(difference.psnr) - 29.380_190_974_8) < 1e-9)
  }

  @Test func `channels that rise and fall do not cancel out`() {
    let first = Bitmap(1, 1, filled: Color(10, 200, 30, 255))
    let second = Bitmap(1, 1, filled: Color(20, 150, 30, 255))
    let difference = PixelDifference(between: first, and: second)
    #expect(difference.maxChannelDifference == 50)
    #expect(difference.meanChannelDifference == 20)
  }

  @Test func `black and white are as different as can be`() {
    let difference = PixelDifference(
      between: Bitmap(3, 5, filled: .black), and: Bitmap(3, 5, filled: .white))
    #expect(difference.differingPixels == 15)
    #expect(difference.pixelmatch == 15)
    #expect(difference.maxChannelDifference == 255)
    #expect(difference.meanChannelDifference == 255)
    #expect(difference.psnr == 0)
  }

  @Test func `alpha is a channel only if a picture is not opaque`() {
    let first = Bitmap(1, 2, alpha: .premultiplied, filled: .black)
    let second = Bitmap(1, 2, alpha: .premultiplied) { _, y in y == 0 ? .clear : .black }
    let difference = PixelDifference(between: first, and: second)
    #expect(difference.differingPixels == 1)
    #expect(difference.maxChannelDifference == 255)
    // 255 over 2 pixels of 4 channels.
    #expect(difference.meanChannelDifference == 31.875)
  }

  @Test func `transparent pixels have no color`() {
    let first = Bitmap(2, 1, filled: Color(255, 0, 0, 0))
    let second = Bitmap(2, 1, filled: Color(0, 0, 255, 0))
    let difference = PixelDifference(between: first, and: second)
    #expect(difference.differingPixels == 0)
    #expect(difference.maxChannelDifference == 0)
    #expect(difference.psnr == nil)
    #expect(difference.pixelmatch == 0)
  }

  @Test func `translucent colors count by what they add`() {
    let first = Bitmap(1, 1, filled: Color(255, 0, 0, 51))
    let second = Bitmap(1, 1, filled: Color(0, 0, 0, 51))
    let difference = PixelDifference(between: first, and: second)
    #expect(difference.maxChannelDifference == 51)
    #expect(difference.meanChannelDifference == 12.75)
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func `a premultiplied picture equals its straight form`(alpha: UInt8) {
    let straight = Bitmap(256, 1) { x, _ in Color(UInt8(x), 255, 0, alpha) }
    let premultiplied = Bitmap(256, 1, alpha: .premultiplied) { x, _ in
      Color(UInt8(x), 255, 0, alpha).premultiplied
    }
    let difference = PixelDifference(between: straight, and: premultiplied)
    #expect(difference.differingPixels == 0)
  }

  @Test func `bytes between the rows do not count`() {
    let first = Bitmap(5, 3, padding: 8) { x, y in Color(UInt8(x), UInt8(y), 0, 255) }
    let second = Bitmap(5, 3) { x, y in Color(UInt8(x), UInt8(y), 0, 255) }
    #expect(PixelDifference(between: first, and: second).differingPixels == 0)
  }
}
