import PixelDiff
import RenderKit
import Testing

struct PixelHashTests {
  @Test func `the digest is that of size and pixels`() {
    // sha256(00000001 00000001 ff000080), as sha256sum has it.
    let pixel = Bitmap(1, 1, filled: Color(255, 0, 0, 128))
    #expect(
      pixel.pixelHash()
        == "61cbc0c6f37fb22758f4b293a8af91a35bd6503015be32860fc4c2cd77ebf38b")
  }

  @Test func `as many pixels in another shape have another digest`() {
    #expect(
      Bitmap(2, 8, filled: .white).pixelHash() != Bitmap(4, 4, filled: .white).pixelHash())
  }

  @Test func `digests are equal exactly where no pixel differs`() {
    for pair in (0..<200).map(RandomPair.init) {
      let difference = PixelDifference(between: pair.first, and: pair.second)
      let isEqual = pair.first.pixelHash() == pair.second.pixelHash()
      #expect(isEqual == (difference.differingPixels == 0), "\(pair)")
    }
  }

  @Test func `alpha, gaps between rows and invisible colors change nothing`() {
    let color = Color(200, 100, 50, 77)
    let straight = Bitmap(3, 2) { x, _ in x == 0 ? Color(1, 2, 3, 0) : color }
    let premultiplied = Bitmap(3, 2, alpha: .premultiplied, padding: 8) { x, _ in
      x == 0 ? .clear : color.premultiplied
    }
    #expect(straight.pixelHash() == premultiplied.pixelHash())
  }
}
