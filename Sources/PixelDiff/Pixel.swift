/// The four bytes of a pixel: blue, green, red, alpha, from the lowest.
struct Pixel: Equatable {
  let word: UInt32

  @inline(__always)
  init(word: UInt32) { self.word = word }

  init(red: Int, green: Int, blue: Int, alpha: Int) {
    word = UInt32(blue | green << 8 | red << 16 | alpha << 24)
  }

  @inline(__always) var blue: Int { Int(word & 0xff) }
  @inline(__always) var green: Int { Int(word >> 8 & 0xff) }
  @inline(__always) var red: Int { Int(word >> 16 & 0xff) }
  @inline(__always) var alpha: Int { Int(word >> 24) }
  @inline(__always) var isOpaque: Bool { word >= 0xff00_0000 }

  /// A straight pixel, multiplied by alpha.
  var premultiplied: Pixel {
    if isOpaque { return self }
    let alpha = alpha
    func scaled(_ channel: Int) -> Int { (channel * alpha + 127) / 255 }
    return Pixel(red: scaled(red), green: scaled(green), blue: scaled(blue), alpha: alpha)
  }

  /// A premultiplied pixel, divided by alpha in cairo's way; ``premultiplied`` undoes it exactly.
  var straight: Pixel {
    if isOpaque { return self }
    let alpha = alpha
    if alpha == 0 { return Pixel(word: 0) }
    func scaled(_ channel: Int) -> Int { min((channel * 255 + alpha / 2) / alpha, 255) }
    return Pixel(red: scaled(red), green: scaled(green), blue: scaled(blue), alpha: alpha)
  }
}
