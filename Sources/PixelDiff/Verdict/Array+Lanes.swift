/// The `unsafe` of the verdict: reads of several numbers at once, from anywhere in an array.
///
/// They are checked against the bounds, and every bit pattern is a number, so they are unsafe in
/// name only.
extension [UInt8] {
  /// Eight pixels, each with blue in its lowest byte.
  @inline(__always)
  func pixels(at offset: Int) -> SIMD8<UInt32> {
    unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
  }
}

extension [SIMD8<Int16>] {
  /// Eight numbers in a row, the first of which is this one.
  @inline(__always)
  func lanes(from lane: Int) -> SIMD8<Int16> {
    unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: lane &* 2, as: SIMD8<Int16>.self)
  }
}

extension [SIMD8<Int16>] {
  /// One number.
  @inline(__always)
  func lane(_ lane: Int) -> Int16 {
    unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: lane &* 2, as: Int16.self)
  }
}

extension [SIMD8<Float>] {
  /// Eight numbers in a row, the first of which is this one.
  @inline(__always)
  func lanes(from lane: Int) -> SIMD8<Float> {
    unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: lane &* 4, as: SIMD8<Float>.self)
  }
}
