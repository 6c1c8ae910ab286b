#if MuPDF || SVG
  import RenderKit

  /// The start tag of an XML document's root element.
  struct XMLStartTag {
    /// The element's name as written.
    let name: String

    /// The attributes by their names as written.
    let attributes: [String: String]

    /// The element's name without its prefix.
    var localName: Substring { name.split(separator: ":").last ?? "" }

    /// Reads the tag from a document in UTF-8, UTF-16 or another encoding that contains ASCII; `nil`
    /// where there is none.
    ///
    /// Characters beyond ASCII may be replaced: none of them matters to a size.
    init?(rootOf bytes: [UInt8]) {
      var scanner = XMLScanner(bytes)
      guard let name = try? scanner.rootElement() else { return nil }
      var attributes: [String: String] = [:]
      while let (name, value) = scanner.attribute() { attributes[name] = value }
      self.name = name
      self.attributes = attributes
    }
  }
#endif
