#if MuPDF || SVG
  package import RenderKit

  /// An SVG document's text, for readers that know fewer encodings and sizes than librsvg.
  package struct SVGMarkup {
    /// The text in UTF-8, without a byte order mark.
    package let utf8: [UInt8]

    /// Reads a document in UTF-8 or UTF-16, with or without a byte order mark; any other encoding is
    /// left as it is.
    package init(_ bytes: [UInt8]) {
      let encoding = XMLEncoding(of: bytes)
      let text = Array(bytes.dropFirst(encoding.markLength))
      utf8 = encoding.lowByte.map { Self.utf8(utf16: text, low: $0) } ?? text
    }

    /// The text with the size in CSS pixels as attributes of the root element, after those that are
    /// there; readers that take the last of several see only these.
    package func stating(_ size: Size) -> [UInt8] {
      var scanner = XMLScanner(utf8)
      guard (try? scanner.rootElement()) != nil else { return utf8 }
      while scanner.attribute() != nil {}
      let attributes = " width=\"\(size.width)\" height=\"\(size.height)\" "
      return utf8[..<scanner.position] + Array(attributes.utf8) + utf8[scanner.position...]
    }

    private static func utf8(utf16 bytes: [UInt8], low: Int) -> [UInt8] {
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit in
        UInt16(bytes[unit + 1 - low]) << 8 | UInt16(bytes[unit + low])
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }
#endif
