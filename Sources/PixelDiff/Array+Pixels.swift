import Glibc

/// All `unsafe` of this module beside the call of the C loop: reads of several bytes at once.
///
/// They are checked against the bounds, and every bit pattern is a number, so they are unsafe in
/// name only.
extension [UInt8] {
  @inline(__always)
  func pixel(at offset: Int) -> Pixel {
    let word = unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return Pixel(word: UInt32(littleEndian: word))
  }

  @inline(__always)
  func pixelPair(at offset: Int) -> UInt64 {
    let word = unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return UInt64(littleEndian: word)
  }

  /// Whether some bytes are the same as as many of another array.
  func hasBytes(_ range: Range<Int>, of other: [UInt8], at otherOffset: Int) -> Bool {
    let otherRange = otherOffset..<otherOffset + range.count
    let part = unsafe span.bytes.extracting(range)
    let otherPart = unsafe other.span.bytes.extracting(otherRange)
    return unsafe part.withUnsafeBytes { first in
      unsafe otherPart.withUnsafeBytes { second in
        guard let start = first.baseAddress, let otherStart = second.baseAddress
        else { return true }
        return unsafe memcmp(start, otherStart, first.count) == 0
      }
    }
  }

  mutating func setPixel(_ pixel: Pixel, at offset: Int) {
    self[offset] = UInt8(pixel.blue)
    self[offset + 1] = UInt8(pixel.green)
    self[offset + 2] = UInt8(pixel.red)
    self[offset + 3] = UInt8(pixel.alpha)
  }
}
