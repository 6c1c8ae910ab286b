/// What pictures are judged by; all are from -510 to 510.
enum Channel: Int, CaseIterable {
  /// Four times the luma, less its middle.
  case luma
  /// Twice red less green.
  case redness
  /// Twice blue less the mean of red and green.
  case blueness

  /// The middle of four times the luma.
  static let middle = 510

  /// The channel of 8 pixels, each with blue in its lowest byte.
  @inline(__always)
  func values(_ pixels: SIMD8<UInt32>) -> SIMD8<Int16> {
    let low = SIMD8<UInt32>(repeating: 255)
    let blue = SIMD8<Int16>(truncatingIfNeeded: pixels & low)
    let green = SIMD8<Int16>(truncatingIfNeeded: pixels &>> 8 & low)
    let red = SIMD8<Int16>(truncatingIfNeeded: pixels &>> 16 & low)
    switch self {
    case .luma: return red &+ green &+ green &+ blue &- Int16(Self.middle)
    case .redness: return (red &- green) &<< 1
    case .blueness: return blue &+ blue &- red &- green
    }
  }
}
