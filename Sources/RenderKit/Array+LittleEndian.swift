extension [UInt8] {
  /// The number in two bytes, the least significant first; `nil` beyond the end.
  func littleEndian16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return UInt16(self[offset]) | UInt16(self[offset + 1]) << 8
  }

  /// The number in four bytes, the least significant first; `nil` beyond the end.
  func littleEndian32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4,
      let low = littleEndian16(at: offset), let high = littleEndian16(at: offset + 2)
    else { return nil }
    return UInt32(low) | UInt32(high) << 16
  }
}
