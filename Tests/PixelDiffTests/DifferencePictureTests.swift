import PixelDiff
import RenderKit
import Testing

struct DifferencePictureTests {
  @Test func `what agrees is light gray and what differs is red`() {
    let first = Bitmap(12, 1, filled: .black)
    let second = Bitmap(12, 1) { x, _ in x == 10 ? .white : .black }
    let picture = PixelDifference.drawing(between: first, and: second).picture
    #expect(picture.color(x: 10, y: 0) == .red)
    for x in [0, 1, 9, 11] {
      #expect(picture.color(x: x, y: 0) == Color(192, 192, 192, 255))
    }
  }

  @Test func `white stays white and transparent becomes white`() {
    let first = Bitmap(2, 1) { x, _ in x == 0 ? .white : .clear }
    let picture = PixelDifference.drawing(between: first, and: first).picture
    #expect(picture.color(x: 0, y: 0) == .white)
    #expect(picture.color(x: 1, y: 0) == .white)
  }

  @Test func `a difference under the threshold is not marked`() {
    let first = Bitmap(1, 1, filled: .white)
    let second = Bitmap(1, 1, filled: Color(254, 255, 255, 255))
    let (difference, picture) = PixelDifference.drawing(between: first, and: second)
    #expect(difference.differingPixels == 1)
    #expect(picture.color(x: 0, y: 0) == .white)
  }

  @Test func `as many pixels are red, yellow and blue as were counted`() {
    for seed in 0..<210 {
      let pair = RandomPair(seed: seed)
      let second = RandomPair(seed: seed + 8).second
      let (difference, picture) = PixelDifference.drawing(between: pair.first, and: second)
      let marks = Dictionary(picture.colors.map { ($0, 1) }, uniquingKeysWith: +)
      let single = marks[.blue] ?? 0
      #expect((marks[.red] ?? 0) + single == difference.pixelmatch, "\(pair)")
      #expect((marks[.yellow] ?? 0) == difference.antialiased, "\(pair)")
      #expect(picture.colors.count - (marks[.clear] ?? 0) == difference.pixels, "\(pair)")
    }
  }

  @Test func `antialiasing is yellow unless it counts`() {
    // A disc, moved by a third of a pixel.
    func disc(_ offset: Float) -> Bitmap {
      Bitmap(24, 24) { x, y in
        let (x, y) = (Float(x) - 12 - offset, Float(y) - 12)
        return .gray(255 * min(max((x * x + y * y).squareRoot() - 8, 0), 1))
      }
    }
    let lenient = PixelDifference.drawing(between: disc(0), and: disc(0.33))
    #expect(lenient.difference.antialiased > 10)
    #expect(lenient.picture.colors.contains(.yellow))
    let strict = PixelDifference.drawing(
      between: disc(0), and: disc(0.33), .init(includeAntialiasing: true))
    #expect(!strict.picture.colors.contains(.yellow))
  }

  @Test func `pixels of one picture only are blue and of none are transparent`() {
    let picture = PixelDifference.drawing(
      between: Bitmap(3, 1, filled: .white), and: Bitmap(1, 2, filled: .white)
    ).picture
    #expect(picture.size == PixelSize(width: 3, height: 2))
    #expect(picture.colors == [.white, .blue, .blue, .blue, .clear, .clear])
  }
}

extension Bitmap {
  fileprivate var colors: [Color] {
    (0..<size.height).flatMap { y in (0..<size.width).map { x in color(x: x, y: y) } }
  }
}
