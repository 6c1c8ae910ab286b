/// What a document's bytes say about its format.
enum FormatEvidence: Hashable, Sendable {
  /// The bytes can be nothing else.
  case format(DocumentFormat)
  /// The bytes may be this format where the name says so too, and are something else otherwise.
  case possible(DocumentFormat, otherwise: String)
  /// The bytes are something that no engine draws.
  case foreign(String)
  /// The bytes say nothing.
  case nothing

  /// How far into a document a PDF header is looked for (as PDF viewers do).
  private static let headerReach = 1024

  /// How much is read in search of an XML document's root element.
  private static let prologReach = 1 << 20

  /// Reads the evidence from a document.
  ///
  /// What begins the document wins over a PDF header further on, which may be part of a picture's
  /// or archive's content; junk in front of a PDF header, even junk in XML, does not.
  init(of source: DocumentSource) throws(RenderError) {
    let head = try source.read(at: 0, count: 4096)
    if let format = DocumentFormat(magicOf: head) {
      self = .format(format)
    } else if ZipDirectory.isZip(head) {
      self = try FormatEvidence(ofZip: source, head: head)
    } else {
      self = try FormatEvidence(ofText: source, head: head)
    }
  }

  private init(ofText source: DocumentSource, head: [UInt8]) throws(RenderError) {
    var prolog = XMLProlog(head)
    if prolog == .unfinished, source.byteCount > head.count {
      prolog = XMLProlog(try source.read(at: 0, count: Self.prologReach))
    }
    let root = prolog.rootElement
    if let format = root.flatMap(DocumentFormat.init(rootElement:)) {
      self = .format(format)
    } else if head.prefix(Self.headerReach).firstRange(of: Array("%PDF-".utf8)) != nil {
      self = .format(.pdf)
    } else if let root {
      self = .foreign("an XML document whose root element is <\(root)>")
    } else {
      self = .nothing
    }
  }
}

extension DocumentFormat {
  fileprivate init?(rootElement: String) {
    switch rootElement {
    case "svg": self = .svg
    case "FictionBook": self = .fb2
    default: return nil
    }
  }
}
