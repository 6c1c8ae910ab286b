import RenderKit

/// The comparison of two pictures in their common part, under way.
struct PixelComparison {
  private let first: StraightPixels
  private let second: StraightPixels
  private let size: PixelSize
  private let detector: AntialiasingDetector?
  private let greatestDistance: Double
  private let negligibleSquares: Int
  private(set) var tally = PixelTally()
  private(set) var picture: DifferencePicture

  /// Prepares a comparison, which marks what differs in a picture.
  init(
    _ first: StraightPixels, _ second: StraightPixels, _ options: PixelDiffOptions,
    marking picture: DifferencePicture = .absent
  ) {
    self.first = first
    self.second = second
    self.picture = picture
    size = first.size.common(with: second.size)
    detector =
      options.includeAntialiasing
      ? nil : AntialiasingDetector(first: first, second: second, size: size)
    greatestDistance =
      ColorDifference.greatestDistance * options.threshold * options.threshold
    // No color is farther in YIQ than 0.25608 times its squared distance in RGB, the greatest
    // eigenvalue of the quadratic form; the rest covers rounding.
    negligibleSquares = Int(greatestDistance / 0.2561)
  }

  /// Compares the common part; runs once.
  mutating func run() {
    let isOpaque = first.isOpaque && second.isOpaque
    for y in 0..<size.height where !first.hasRow(y, width: size.width, of: second) {
      for x in stride(from: 0, to: size.width, by: 8) {
        let end = min(x &+ 8, size.width)
        if end &- x == 8 && first.hasBlock(x: x, y: y, of: second) { continue }
        if isOpaque {
          compareOpaque(x..<end, y)
        } else {
          compareTranslucent(x..<end, y)
        }
      }
    }
  }

  @inline(__always)
  private mutating func compareOpaque(_ columns: Range<Int>, _ y: Int) {
    for x in columns {
      let firstPixel = first[x, y]
      let secondPixel = second[x, y]
      guard firstPixel != secondPixel,
        tally.addColors(firstPixel, secondPixel) > negligibleSquares
      else { continue }
      judge(ColorDifference(opaque: firstPixel, secondPixel), x, y)
    }
  }

  private mutating func compareTranslucent(_ columns: Range<Int>, _ y: Int) {
    for x in columns where first[x, y] != second[x, y] {
      tally.addPremultiplied(first[x, y], second[x, y])
      judge(ColorDifference(first[x, y], second[x, y], at: y &* size.width &+ x), x, y)
    }
  }

  @inline(__always)
  private mutating func judge(_ difference: ColorDifference, _ x: Int, _ y: Int) {
    if difference.distance <= greatestDistance { return }
    if let detector, detector.isAntialiased(x: x, y: y) {
      tally.antialiased &+= 1
      picture.mark(x: x, y: y, as: .antialiased)
    } else {
      tally.pixelmatch &+= 1
      picture.mark(x: x, y: y, as: .different)
    }
  }
}
