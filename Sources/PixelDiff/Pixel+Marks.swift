extension Pixel {
  /// The mark of a pixel that differs.
  static let different = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  /// The mark of a pixel that differs in antialiasing only.
  static let antialiased = Pixel(red: 255, green: 255, blue: 0, alpha: 255)
  /// The mark of a pixel that only one picture has.
  static let single = Pixel(red: 64, green: 128, blue: 255, alpha: 255)

  /// The mark of a pixel that does not count; fading leaves no pixel as dark.
  static let ignored = Pixel(red: 160, green: 160, blue: 160, alpha: 255)

  /// A quarter of the straight pixel's brightness on white.
  var faded: Pixel {
    let darkness = 255 - (red * 77 + green * 150 + blue * 29) / 256
    let gray = 255 - darkness * alpha / (4 * 255)
    return Pixel(red: gray, green: gray, blue: gray, alpha: 255)
  }
}
