/// What a first look at a tile of both pictures shows.
struct TileSight {
  private var first = SIMD8<UInt32>(repeating: .max)
  private var second = SIMD8<UInt32>(repeating: .max)
  private var difference = SIMD8<UInt32>()

  @inline(__always)
  mutating func add(_ pixels: SIMD8<UInt32>, _ others: SIMD8<UInt32>) {
    first &= pixels
    second &= others
    difference |= pixels ^ others
  }

  var firstIsWhite: Bool { first == SIMD8(repeating: .max) }
  var secondIsWhite: Bool { second == SIMD8(repeating: .max) }
  var areEqual: Bool { difference == SIMD8() }
  var isOpaque: Bool { first & second & 0xff00_0000 == SIMD8(repeating: 0xff00_0000) }
}
