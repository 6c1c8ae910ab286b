/// How an XML document's bytes make characters, as far as its first bytes tell.
package struct XMLEncoding: Hashable, Sendable {
  /// Which byte of a UTF-16 unit is the lower one, 0 or 1; `nil` for UTF-8 and all that shares ASCII
  /// with it.
  package let lowByte: Int?

  /// The number of bytes of the byte order mark.
  package let markLength: Int

  /// Recognizes UTF-8 and UTF-16, with or without a byte order mark.
  package init(of bytes: [UInt8]) {
    let begins: (UInt8) -> Bool = { $0 == UInt8(ascii: "<") || $0.isXMLSpace }
    let start = bytes.prefix(2)
    (lowByte, markLength) =
      switch (start.first ?? 0, start.last ?? 0) {
      case (0xFF, 0xFE): (0, 2)
      case (0xFE, 0xFF): (1, 2)
      case (let first, 0) where begins(first): (0, 0)
      case (0, let second) where begins(second): (1, 0)
      default: (nil, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      }
  }

  /// The document in one byte for each code unit, without the byte order mark.
  ///
  /// Of UTF-16 only ASCII is kept; any other unit becomes a byte beyond ASCII.
  package func codeUnits(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard let lowByte else { return bytes.dropFirst(markLength) }
    return stride(from: markLength, to: bytes.count - 1, by: 2).map { start in
      bytes[start + 1 - lowByte] == 0 ? bytes[start + lowByte] : 0xFF
    }[...]
  }
}

extension UInt8 {
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
