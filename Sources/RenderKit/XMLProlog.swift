/// What comes before an XML document's root element, read just far enough to name the element.
///
/// This is no validating parser: it answers which element comes first in anything that an XML
/// parser would accept, and may answer for documents that a parser would refuse.
enum XMLProlog: Hashable, Sendable {
  /// The root element's name, without a namespace prefix.
  case root(String)
  /// The bytes end before the root element's name does.
  case unfinished
  /// The bytes are not XML.
  case notXML

  var rootElement: String? {
    if case .root(let name) = self { name } else { nil }
  }

  /// Reads the beginning of a document in UTF-8 (or what shares ASCII with it) or UTF-16.
  init(_ bytes: [UInt8]) {
    var scanner = Scanner(Self.characters(of: bytes))
    do throws(Scanner.Stop) {
      self = .root(try scanner.rootElement())
    } catch {
      self = error == .end ? .unfinished : .notXML
    }
  }

  /// The text in one byte for each code unit, without a byte order mark.
  ///
  /// Only ASCII matters here, so that any other unit of UTF-16 becomes a byte beyond ASCII.
  private static func characters(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return bytes.dropFirst(3) }
    guard bytes.count >= 2, let lowByte = lowByteOfUTF16(bytes[0], bytes[1]) else {
      return bytes[...]
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { start in
      let (low, high) = (bytes[start + lowByte], bytes[start + 1 - lowByte])
      return high == 0 ? low : 0xFF
    }
    let isMarked = bytes[0] >= 0xFE
    return units.dropFirst(isMarked ? 1 : 0)
  }

  /// Which of two bytes is the lower one of a UTF-16 unit; `nil` where the text is not UTF-16.
  private static func lowByteOfUTF16(_ first: UInt8, _ second: UInt8) -> Int? {
    let begins: (UInt8) -> Bool = { $0 == UInt8(ascii: "<") || $0.isXMLSpace }
    return switch (first, second) {
    case (0xFF, 0xFE): 0
    case (0xFE, 0xFF): 1
    case (_, 0) where begins(first): 0
    case (0, _) where begins(second): 1
    default: nil
    }
  }
}

extension UInt8 {
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
