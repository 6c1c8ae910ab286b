import Glibc

/// A color by lightness, chroma and hue, as CIEDE2000 weighs it; numbers are those of its paper.
struct HuedColor {
  let lightness: Double
  let chroma: Double
  /// In degrees, from 0 up to 360 for a color, up to 720 for a mean with a gray.
  let hue: Double

  private init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// (5) to (7).
  init(_ color: LabColor, stretch: Double) {
    let a = color.a * stretch
    let angle = atan2(color.b, a) * 180 / .pi
    self.init(
      lightness: color.lightness, chroma: hypot(a, color.b), hue: angle < 0 ? angle + 360 : angle)
  }

  /// (10) and (11): how far apart hues are, along the circle of the colors' chroma.
  func hueDifference(to other: HuedColor) -> Double {
    var turn = other.hue - hue
    if isFarAround(other) { turn += turn > 0 ? -360 : 360 }
    return 2 * (chroma * other.chroma).squareRoot() * sine(turn / 2)
  }

  /// (12) to (14).
  func mean(with other: HuedColor) -> HuedColor {
    let sum = hue + other.hue
    var hue = sum / 2
    if chroma * other.chroma == 0 {
      hue = sum
    } else if isFarAround(other) {
      hue += sum < 360 ? 180 : -180
    }
    return HuedColor(
      lightness: (lightness + other.lightness) / 2, chroma: (chroma + other.chroma) / 2, hue: hue)
  }

  /// Whether the shorter way between hues leads through 0; half a circle, but for rounding, does not.
  private func isFarAround(_ other: HuedColor) -> Bool { abs(hue - other.hue) > 180 + 1e-9 }

  /// (18).
  var lightnessWeight: Double {
    let square = (lightness - 50) * (lightness - 50)
    return 1 + 0.015 * square / (20 + square).squareRoot()
  }

  /// (19).
  var chromaWeight: Double { 1 + 0.045 * chroma }

  /// (15) and (20).
  var hueWeight: Double {
    let balance =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.2 * cosine(4 * hue - 63)
    return 1 + 0.015 * chroma * balance
  }

  /// (16), (17) and (21): how chroma and hue depend on each other among blues.
  var rotation: Double {
    let distance = (hue - 275) / 25
    return -2 * LabColor.saturation(chroma) * sine(60 * exp(-distance * distance))
  }

  private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

  private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
