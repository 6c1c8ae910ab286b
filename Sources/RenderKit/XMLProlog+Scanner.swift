extension XMLProlog {
  /// A position in text that moves forward only, so that time grows with the text's length.
  struct Scanner {
    /// Why reading ended before the root element's name.
    enum Stop: Error {
      case end, notXML
    }

    private var rest: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) { rest = text }

    /// Skips declarations, comments, processing instructions and the document type.
    mutating func rootElement() throws(Stop) -> String {
      while true {
        rest = rest.drop(while: \.isXMLSpace)
        guard try next() == UInt8(ascii: "<") else { throw .notXML }
        if try skipInstructionOrComment() { continue }
        guard !skip("!") else {
          try skipDocumentType()
          continue
        }
        return try elementName()
      }
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
      let name = rest.prefix { !$0.endsName }
      guard name.endIndex < rest.endIndex else { throw .end }
      let local = name.split(separator: UInt8(ascii: ":")).last ?? name
      return String(decoding: local, as: UTF8.self)
    }

    private mutating func next() throws(Stop) -> UInt8 {
      guard let byte = rest.popFirst() else { throw .end }
      return byte
    }

    private mutating func skip(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }

    private mutating func skipPast(_ mark: String) throws(Stop) {
      while !skip(mark) { _ = try next() }
    }
  }
}

extension UInt8 {
  fileprivate var endsName: Bool {
    isXMLSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }

  fileprivate var isNameStart: Bool {
    let lower = self | 0x20
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= lower || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ":")
  }
}
