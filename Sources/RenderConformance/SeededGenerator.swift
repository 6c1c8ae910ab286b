import RenderKit

/// A generator of random numbers that follow from a seed (SplitMix64; Steele, Lea and Flood 2014), so
/// that a rule asks every engine the same and a failure can be repeated.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension PixelRect {
  init(_ size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  static func random(within size: PixelSize, using generator: inout SeededGenerator) -> PixelRect {
    let x = Int.random(in: 0..<size.width, using: &generator)
    let y = Int.random(in: 0..<size.height, using: &generator)
    return PixelRect(
      x: x, y: y, width: Int.random(in: 1...size.width - x, using: &generator),
      height: Int.random(in: 1...size.height - y, using: &generator))
  }
}
