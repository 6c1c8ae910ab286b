extension PartList {
  /// The elements of an XML document below its root, by their tags; the rest is left as it is.
  ///
  /// A document whose tags do not match has no parts.
  init(svg bytes: [UInt8]) {
    self.init(bytes)
    if !addElements() { self.init(bytes) }
  }

  /// Returns whether all tags match.
  private mutating func addElements() -> Bool {
    var open: [Int] = []
    var position = 0
    while let start = bytes.firstIndex(of: "<", from: position) {
      guard let end = Self.endOfMarkup(bytes, start) else { return false }
      position = end
      switch bytes[start + 1] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
      case UInt8(ascii: "/"):
        guard let opened = open.popLast() else { return false }
        if !open.isEmpty { add(opened..<end, depth: open.count - 1) }
      default:
        let isEmpty = bytes[end - 2] == UInt8(ascii: "/")
        if !isEmpty { open.append(start) }
        if isEmpty, !open.isEmpty { add(start..<end, depth: open.count - 1) }
      }
    }
    return open.isEmpty
  }

  /// Where a tag, a comment, a section of text or an instruction ends.
  private static func endOfMarkup(_ bytes: [UInt8], _ start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where bytes[start...].starts(with: opening.utf8) {
      return bytes.end(of: closing, from: start + opening.utf8.count)
    }
    var quote: UInt8?
    var brackets = 0
    for index in start + 1..<bytes.count {
      switch bytes[index] {
      case let byte where byte == quote: quote = nil
      case _ where quote != nil: continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = bytes[index]
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return index + 1
      default: continue
      }
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func firstIndex(of character: Unicode.Scalar, from start: Int) -> Int? {
    let found = self[start...].firstIndex(of: UInt8(ascii: character))
    return found.flatMap { $0 + 1 < count ? $0 : nil }
  }

  fileprivate func end(of text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    guard start + text.count <= count else { return nil }
    return (start...count - text.count).first { self[$0..<$0 + text.count].elementsEqual(text) }
      .map { $0 + text.count }
  }
}
