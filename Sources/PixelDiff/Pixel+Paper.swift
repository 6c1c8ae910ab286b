extension Pixel {
  /// Paper, and what is painted over pixels that do not count.
  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  /// What a straight pixel looks like on white paper.
  @inline(__always)
  var onWhite: Pixel {
    if isOpaque { return self }
    let color = premultiplied
    let rest = 255 - alpha
    return Pixel(
      red: color.red + rest, green: color.green + rest, blue: color.blue + rest, alpha: 255)
  }
}
