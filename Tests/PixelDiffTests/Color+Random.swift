import RenderConformance

extension Color {
  static func any(
    _ random: inout SeededGenerator, alpha: ClosedRange<UInt8> = 0...255
  ) -> Color {
    var color = Color.random(in: 0...255, using: &random)
    color.w = UInt8.random(in: alpha, using: &random)
    return color
  }

  static func gray(_ level: Float) -> Color {
    let level = UInt8(Swift.min(Swift.max(level, 0), 255))
    return Color(level, level, level, 255)
  }

  /// The color, each channel off by at most so much.
  func moved(by greatest: Int16, _ random: inout SeededGenerator) -> Color {
    let offset = SIMD4<Int16>.random(in: -greatest...greatest, using: &random)
    let moved = SIMD4<Int16>(truncatingIfNeeded: self) &+ offset
    return Color(
      truncatingIfNeeded: moved.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)))
  }
}
