#if MuPDF || SVG
  /// Walks over the beginning of an XML document.
  struct XMLScanner {
    private let text: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { text = Self.ascii(bytes) }

    /// Skips declarations, comments and the document type; `false` where the document ends.
    mutating func skipProlog() -> Bool {
      while true {
        skipSpaces()
        if skip("<!--") {
          skipPast("-->")
        } else if skip("<?") {
          skipPast("?>")
        } else if skip("<!") {
          skipDocumentType()
        } else {
          return position < text.count
        }
      }
    }

    /// Skips a text, if it comes next.
    mutating func skip(_ expected: String) -> Bool {
      guard text[position...].starts(with: expected.utf8) else { return false }
      position += expected.utf8.count
      return true
    }

    /// Reads a name.
    mutating func name() -> String {
      take { !Self.isSpace($0) && !"=/><\"'".utf8.contains($0) }
    }

    /// Reads an attribute; `nil` at the end of the tag.
    mutating func attribute() -> (name: String, value: String)? {
      skipSpaces()
      let name = name()
      skipSpaces()
      guard !name.isEmpty, skip("=") else { return nil }
      skipSpaces()
      guard position < text.count else { return nil }
      let quote = text[position]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      position += 1
      let value = take { $0 != quote }
      position = min(position + 1, text.count)
      return (name, value)
    }

    private mutating func take(while isPart: (UInt8) -> Bool) -> String {
      let start = position
      while position < text.count, isPart(text[position]) { position += 1 }
      return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func skipSpaces() {
      while position < text.count, Self.isSpace(text[position]) { position += 1 }
    }

    private mutating func skipPast(_ end: String) {
      while position < text.count {
        if skip(end) { return }
        position += 1
      }
    }

    /// The internal subset may hold `>` in quotes, comments and declarations.
    private mutating func skipDocumentType() {
      var depth = 1
      while position < text.count, depth > 0 {
        if skip("<!--") {
          skipPast("-->")
        } else if skip("\"") {
          skipPast("\"")
        } else if skip("'") {
          skipPast("'")
        } else {
          if text[position] == UInt8(ascii: "<") { depth += 1 }
          if text[position] == UInt8(ascii: ">") { depth -= 1 }
          position += 1
        }
      }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// The text with one byte a character, its byte order mark removed.
    private static func ascii(_ bytes: [UInt8]) -> [UInt8] {
      switch (bytes.first, bytes.dropFirst().first) {
      case (0xFF, 0xFE), (0x3C, 0): ascii(utf16: bytes, low: 0)
      case (0xFE, 0xFF), (0, 0x3C): ascii(utf16: bytes, low: 1)
      default: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      }
    }

    private static func ascii(utf16 bytes: [UInt8], low: Int) -> [UInt8] {
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit in
        bytes[unit + 1 - low] == 0 ? bytes[unit + low] : UInt8(ascii: "?")
      }
      return Array(units.drop { $0 == UInt8(ascii: "?") })
    }
  }
#endif
