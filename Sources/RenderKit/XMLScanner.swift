/// Walks over the beginning of an XML document.
///
/// It moves forward only, so that time grows with the text's length.
package struct XMLScanner {
  /// Why reading ended before the root element's name.
  package enum Stop: Error {
    case end, notXML
  }

  private var rest: ArraySlice<UInt8>

  /// Begins at the start of a document in UTF-8 (or what shares ASCII with it) or UTF-16.
  package init(_ bytes: [UInt8]) { rest = XMLEncoding(of: bytes).codeUnits(of: bytes) }

  /// How many code units are read.
  package var position: Int { rest.startIndex }

  /// Reads the root element's name, behind declarations, comments, processing instructions and the
  /// document type.
  package mutating func rootElement() throws(Stop) -> String {
    while true {
      skipSpaces()
      guard try next() == UInt8(ascii: "<") else { throw .notXML }
      if try skipInstructionOrComment() { continue }
      guard !skip("!") else {
        try skipDocumentType()
        continue
      }
      return try elementName()
    }
  }

  /// Reads an attribute; `nil` at the end of the tag.
  package mutating func attribute() -> (name: String, value: String)? {
    skipSpaces()
    let name = take { !$0.isXMLSpace && !"=/><\"'".utf8.contains($0) }
    skipSpaces()
    guard !name.isEmpty, skip("=") else { return nil }
    skipSpaces()
    guard let quote = rest.first, "\"'".utf8.contains(quote) else { return nil }
    rest.removeFirst()
    let value = take { $0 != quote }
    rest = rest.dropFirst()
    return (name, value)
  }

  /// Skips what follows `<` if it is a processing instruction or comment.
  private mutating func skipInstructionOrComment() throws(Stop) -> Bool {
    if skip("?") {
      try skipPast("?>")
    } else if skip("!--") {
      try skipPast("-->")
    } else {
      return false
    }
    return true
  }

  /// Skips what follows `<!`, with an internal subset where there is one.
  private mutating func skipDocumentType() throws(Stop) {
    guard rest.count >= 7 else { throw .end }
    guard String(decoding: rest.prefix(7), as: UTF8.self).uppercased() == "DOCTYPE" else {
      throw .notXML
    }
    var isInSubset = false
    while true {
      switch try next() {
      case UInt8(ascii: "\""): try skipPast("\"")
      case UInt8(ascii: "'"): try skipPast("'")
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: "<"): _ = try skipInstructionOrComment()
      case UInt8(ascii: ">") where !isInSubset: return
      default: continue
      }
    }
  }

  private mutating func elementName() throws(Stop) -> String {
    guard let first = rest.first else { throw .end }
    guard first >= 0x80 || first.isNameStart else { throw .notXML }
    let name = take { !$0.isXMLSpace && !"/>".utf8.contains($0) }
    guard !rest.isEmpty else { throw .end }
    return name
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func next() throws(Stop) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .end }
    return byte
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isXMLSpace) }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func skipPast(_ mark: String) throws(Stop) {
    while !skip(mark) { _ = try next() }
  }
}

extension UInt8 {
  fileprivate var isNameStart: Bool {
    let lower = self | 0x20
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ":")
  }
}
