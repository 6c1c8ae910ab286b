/// The difference of two colors as pixelmatch 7.2.0 weighs it.
///
/// The order of the operations is part of the result: counts agree only if every rounding does.
struct ColorDifference {
  /// The squared distance of black and white, the greatest there is.
  static let greatestDistance = 35215.0

  private let red: Double
  private let green: Double
  private let blue: Double

  /// Subtracts opaque colors.
  @inline(__always)
  init(opaque first: Pixel, _ second: Pixel) {
    red = Double(first.red &- second.red)
    green = Double(first.green &- second.green)
    blue = Double(first.blue &- second.blue)
  }

  /// Subtracts colors laid on a pattern, which varies with the number of the pixel in its picture.
  @inline(__always)
  init(_ first: Pixel, _ second: Pixel, at index: Int) {
    if first.isOpaque && second.isOpaque {
      self.init(opaque: first, second)
    } else {
      self.init(blending: first, second, at: index)
    }
  }

  private init(blending first: Pixel, _ second: Pixel, at index: Int) {
    let firstAlpha = Double(first.alpha)
    let secondAlpha = Double(second.alpha)
    func blended(_ first: Int, _ second: Int, _ background: Double) -> Double {
      (Double(first) * firstAlpha - Double(second) * secondAlpha
        - background * (firstAlpha - secondAlpha)) / 255
    }
    let offset = Double(index &* 4)
    func background(_ period: Double) -> Double { 48 + 159 * Double(Int(offset / period) % 2) }
    // pixelmatch's pattern never changes in red, because the offset of a pixel is even.
    red = blended(first.red, second.red, 48)
    green = blended(first.green, second.green, background(1.618033988749895))
    blue = blended(first.blue, second.blue, background(2.618033988749895))
  }

  /// How much brighter the first color is.
  @inline(__always)
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The squared distance in the YIQ color space.
  @inline(__always)
  var distance: Double {
    let y = brightness
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}
