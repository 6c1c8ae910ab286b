import RenderKit

extension Background {
  /// Lays a row of premultiplied colors over the background.
  ///
  /// Lanczos weights overshoot beside edges: what is beyond the range is cut.
  func compose(
    _ row: [SIMD4<Float>], into pixels: inout MutableSpan<UInt8>, from first: Int, step: Int
  ) {
    let (behind, isOpaque) = color
    var place = first
    for pixel in row {
      let alpha = min(255, max(0, pixel.w))
      let light = pixel.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
      let sum = isOpaque ? light + behind * (1 - alpha / 255) : light
      let rounded = SIMD4<UInt8>(clamping: SIMD4<Int32>(sum.rounded(.toNearestOrAwayFromZero)))
      for channel in 0..<4 { pixels[place + channel] = rounded[channel] }
      place += step
    }
  }

  /// The color in the order of pixels, and whether there is one.
  private var color: (SIMD4<Float>, isOpaque: Bool) {
    switch self {
    case .transparent: (.zero, false)
    case .color(let red, let green, let blue):
      (SIMD4(Float(blue), Float(green), Float(red), 255), true)
    }
  }
}
