/// Walks over the operations of a PDF content stream.
struct ContentScanner {
  struct Operation {
    let name: String
    /// The operator with the operands before it.
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next operation; `nil` at the end, also where the stream breaks off.
  mutating func next() -> Operation? {
    var start: Int?
    while let byte = skipSpace() {
      let token = position
      start = start ?? token
      switch byte {
      case UInt8(ascii: "("): skipString()
      case UInt8(ascii: "<") where !isAt("<<"): skip(through: ">")
      case UInt8(ascii: "/"):
        position += 1
        skipRegular()
      case _ where Self.delimiters.contains(byte): position += 1
      default:
        skipRegular()
        let word = String(decoding: bytes[token..<position], as: UTF8.self)
        guard Self.isOperator(word) else { continue }
        if word == "ID" { skipImage() }
        if word == "BI" { continue }
        return Operation(name: word == "ID" ? "EI" : word, range: (start ?? token)..<position)
      }
    }
    return nil
  }

  private static let delimiters = Set("()<>[]{}/%".utf8)
  private static let spaces = Set([0, 9, 10, 12, 13, 32] as [UInt8])

  private static func isOperator(_ word: String) -> Bool {
    Double(word) == nil && !["true", "false", "null"].contains(word)
      && word.utf8.first.map { !"+-.0123456789".utf8.contains($0) } == true
  }

  /// Skips space and comments, and returns what follows.
  private mutating func skipSpace() -> UInt8? {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.spaces.contains(bytes[position]) {
        position += 1
      } else {
        return bytes[position]
      }
    }
    return nil
  }

  private mutating func skipRegular() {
    while position < bytes.count, !Self.spaces.contains(bytes[position]),
      !Self.delimiters.contains(bytes[position])
    {
      position += 1
    }
  }

  private mutating func skip(through character: Unicode.Scalar) {
    while position < bytes.count, bytes[position] != UInt8(ascii: character) { position += 1 }
    position = min(bytes.count, position + 1)
  }

  private mutating func skipString() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { break }
    }
    position = min(bytes.count, position)
  }

  /// The data of an image within the stream ends at `EI` between spaces.
  private mutating func skipImage() {
    while position + 2 < bytes.count {
      position += 1
      let isEnd =
        Self.spaces.contains(bytes[position - 1]) && isAt("EI")
        && (position + 2 == bytes.count || Self.spaces.contains(bytes[position + 2]))
      if isEnd { break }
    }
    position = min(bytes.count, position + 2)
  }

  private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }
}
