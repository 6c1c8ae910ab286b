import RenderKit

extension PNMReader {
  mutating func header() throws(RenderError) -> PNMHeader {
    let header: PNMHeader
    switch try token() {
    case "P5": header = try plainHeader(depth: 1)
    case "P6": header = try plainHeader(depth: 3)
    case "P7": header = try pamHeader()
    default: throw damaged("no line break behind the first two bytes")
    }
    guard 1...65535 ~= header.maximum else { throw damaged("a maximum of \(header.maximum)") }
    return header
  }

  private mutating func plainHeader(depth: Int) throws(RenderError) -> PNMHeader {
    let width = try number(token())
    let height = try number(token())
    return PNMHeader(
      size: PixelSize(width: width, height: height), depth: depth, maximum: try number(token()))
  }

  private mutating func pamHeader() throws(RenderError) -> PNMHeader {
    var header = PNMHeader()
    var kind: String?
    while true {
      let words = try line().split(separator: " ")
      switch words.first {
      case nil: continue
      case "ENDHDR": return try checked(header, kind)
      case "WIDTH": header.size.width = try number(words.last)
      case "HEIGHT": header.size.height = try number(words.last)
      case "DEPTH": header.depth = try number(words.last)
      case "MAXVAL": header.maximum = try number(words.last)
      case "TUPLTYPE": kind = words.dropFirst().joined(separator: " ")
      case let word?: throw damaged("a header line that starts with \(word)")
      }
    }
  }

  private func checked(_ header: PNMHeader, _ kind: String?) throws(RenderError) -> PNMHeader {
    let depths = [
      "BLACKANDWHITE": 1, "GRAYSCALE": 1, "BLACKANDWHITE_ALPHA": 2, "GRAYSCALE_ALPHA": 2,
      "RGB": 3, "RGB_ALPHA": 4,
    ]
    if let kind {
      guard let depth = depths[kind] else { throw unsupported(kind) }
      guard header.depth == depth else { throw damaged("\(kind) with a depth of \(header.depth)") }
    }
    guard 1...4 ~= header.depth else { throw damaged("a depth of \(header.depth)") }
    return header
  }

  private func number(_ text: (some StringProtocol)?) throws(RenderError) -> Int {
    guard let text, let number = Int(text), number >= 0 else {
      throw damaged("\(text ?? "nothing") in place of a number")
    }
    return number
  }

  /// The next word, without comments; the one byte behind it is gone, too.
  private mutating func token() throws(RenderError) -> String {
    var word = ""
    while word.utf8.count < 32 {
      let byte = try next()
      switch byte {
      case UInt8(ascii: "#"): _ = try restOfLine()
      case 9...13, 32: if !word.isEmpty { return word }
      default: word.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    throw damaged("a header without end")
  }

  /// The next line, empty where it is a comment.
  private mutating func line() throws(RenderError) -> String {
    let line = try restOfLine()
    return line.hasPrefix("#") ? "" : line
  }

  private mutating func restOfLine() throws(RenderError) -> String {
    var line = ""
    while true {
      let byte = try next()
      guard byte != UInt8(ascii: "\n") else { return line }
      guard line.utf8.count < 4096 else { throw damaged("a header without end") }
      line.unicodeScalars.append(byte < 32 ? " " : Unicode.Scalar(byte))
    }
  }
}
