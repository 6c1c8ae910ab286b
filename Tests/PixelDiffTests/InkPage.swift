import RenderConformance
import RenderKit

/// A page of rectangles with edges anywhere, drawn with exact antialiasing, in pixels at 100 dpi.
struct InkPage {
  struct Ink {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var color = Color.black

    func moved(_ dx: Double, _ dy: Double) -> Ink {
      var ink = self
      ink.x += dx
      ink.y += dy
      return ink
    }
  }

  var width = 160.0
  var height = 120.0
  var inks: [Ink] = []

  /// Lines of letters, each a few strokes that a generator chooses.
  static func text(seed: Int = 1, color: Color = .black) -> InkPage {
    var page = InkPage()
    for line in 0..<5 {
      for place in 0..<16 where place % 6 != 5 {
        let letter = letter(seed &* 1000 &+ line &* 16 &+ place, color)
        page.inks += letter.map { $0.moved(12 + Double(place) * 8, 12 + Double(line) * 20) }
      }
    }
    return page
  }

  /// The strokes of a letter at the origin.
  static func letter(_ seed: Int, _ color: Color = .black) -> [Ink] {
    var generator = SeededGenerator(seed: UInt64(seed))
    let strokes = [
      Ink(x: 0, y: 0, width: 1.3, height: 9, color: color),
      Ink(x: 4.2, y: 0, width: 1.3, height: 9, color: color),
      Ink(x: 0, y: 0, width: 5.5, height: 1.1, color: color),
      Ink(x: 0, y: 4, width: 5.5, height: 1.1, color: color),
      Ink(x: 0, y: 7.9, width: 5.5, height: 1.1, color: color),
      Ink(x: 2.1, y: 0, width: 1.3, height: 9, color: color),
    ]
    return Array(strokes.shuffled(using: &generator).prefix(3))
  }

  /// Draws the page; everything is displaced by some part of a pixel.
  func drawn(dpi: Double = 100, dx: Double = 0, dy: Double = 0) -> Bitmap {
    let scale = dpi / 100
    let size = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
    var colors = [SIMD3<Double>](repeating: SIMD3(repeating: 255), count: size.0 * size.1)
    for ink in inks.map({ $0.moved(dx, dy) }) {
      let xs = ink.x * scale..<(ink.x + ink.width) * scale
      let ys = ink.y * scale..<(ink.y + ink.height) * scale
      let color = SIMD3(Double(ink.color.x), Double(ink.color.y), Double(ink.color.z))
      for y in max(0, Int(ys.lowerBound))..<min(size.1, Int(ys.upperBound.rounded(.up))) {
        for x in max(0, Int(xs.lowerBound))..<min(size.0, Int(xs.upperBound.rounded(.up))) {
          let coverage = Self.covered(x, xs) * Self.covered(y, ys)
          colors[y * size.0 + x] += (color - colors[y * size.0 + x]) * coverage
        }
      }
    }
    return Bitmap(size.0, size.1) { x, y in
      let color = colors[y * size.0 + x].rounded(.toNearestOrAwayFromZero)
      return Color(UInt8(color.x), UInt8(color.y), UInt8(color.z), 255)
    }
  }

  private static func covered(_ pixel: Int, _ range: Range<Double>) -> Double {
    max(0, min(range.upperBound, Double(pixel + 1)) - max(range.lowerBound, Double(pixel)))
  }
}
