/// Finds where a text stops being JSON, with JSON5's comments, names and commas at the end.
///
/// The standard decoder tells only that it does; this is for the message.
struct JSONFault {
  private struct Found: Error {}

  private static let deepest = 100

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line and the column of the first character that does not belong, both from 1; `nil` where
  /// all of them do.
  static func place(in bytes: [UInt8]) -> (line: Int, column: Int)? {
    var scanner = JSONFault(bytes)
    do {
      try scanner.value(0)
      try scanner.skip()
      guard scanner.position < bytes.count else { return nil }
    } catch {}
    let before = bytes[..<scanner.position]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return (
      before.count { $0 == newline } + 1,
      String(decoding: before[start...], as: UTF8.self).count + 1
    )
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skip() throws(Found) {
    while let byte = next {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while !bytes[position...].starts(with: "*/".utf8) {
          guard next != nil else { throw Found() }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func value(_ depth: Int) throws(Found) {
    guard depth < Self.deepest else { throw Found() }
    try skip()
    if take("[") {
      try members(until: "]") { scanner throws(Found) in try scanner.value(depth + 1) }
    } else if take("{") {
      try members(until: "}") { scanner throws(Found) in
        try scanner.word()
        try scanner.skip()
        guard scanner.take(":") else { throw Found() }
        try scanner.value(depth + 1)
      }
    } else {
      try word()
    }
  }

  private mutating func members(
    until end: Unicode.Scalar, _ member: (inout JSONFault) throws(Found) -> Void
  ) throws(Found) {
    while true {
      try skip()
      if take(end) { return }
      try member(&self)
      try skip()
      if take(end) { return }
      guard take(",") else { throw Found() }
    }
  }

  /// A text in quotes, a name, a word or a number.
  private mutating func word() throws(Found) {
    for quote: Unicode.Scalar in ["\"", "'"] where take(quote) {
      while !take(quote) {
        guard let byte = next, byte != 0x0A else { throw Found() }
        position = min(bytes.count, position + (byte == UInt8(ascii: "\\") ? 2 : 1))
      }
      return
    }
    let start = position
    while let byte = next, Self.isPartOfWord(byte) { position += 1 }
    guard position > start else { throw Found() }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || byte > 127
      || "+-._$".unicodeScalars.contains(scalar)
  }
}
