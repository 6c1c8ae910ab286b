import Glibc

extension LabColor {
  /// Converts a color from sRGB (IEC 61966-2-1) for the 2 degree observer.
  ///
  /// Constants are those of scikit-image, so that its numbers are ours.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    let (red, green, blue) = (Self.light[Int(red)], Self.light[Int(green)], Self.light[Int(blue)])
    let x = 0.412453 * red + 0.357580 * green + 0.180423 * blue
    let y = 0.212671 * red + 0.715160 * green + 0.072169 * blue
    let z = 0.019334 * red + 0.119193 * green + 0.950227 * blue
    let (across, up, back) = (
      Self.response(x / 0.95047), Self.response(y), Self.response(z / 1.08883)
    )
    self.init(lightness: 116 * up - 16, a: 500 * (across - up), b: 200 * (up - back))
  }

  /// The light of each of the 256 values, from 0 to 1.
  private static let light = (0..<256).map { value in
    let value = Double(value) / 255
    return value > 0.04045 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92
  }

  private static func response(_ light: Double) -> Double {
    light > 0.008856 ? cbrt(light) : 7.787 * light + 16.0 / 116
  }
}

extension LabColor {
  /// The color of an opaque pixel.
  init(_ pixel: Pixel) {
    self.init(red: UInt8(pixel.red), green: UInt8(pixel.green), blue: UInt8(pixel.blue))
  }
}
