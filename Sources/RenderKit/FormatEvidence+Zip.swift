extension FormatEvidence {
  private static let otherArchive = "a zip archive of another kind"

  /// What the beginning and the directory of a zip archive say.
  init(ofZip source: DocumentSource, head: [UInt8]) throws(RenderError) {
    if Self.declaresEPUB(head) {
      self = .format(.epub)
    } else if let directory = try ZipDirectory(of: source) {
      self = FormatEvidence(ofNames: directory.names)
    } else {
      self = .nothing
    }
  }

  /// What the names in an archive say.
  init(ofNames names: [String]) {
    let names = names.map(\.normalizedArchiveName)
    let files = names.filter(\.namesContent)
    let pictures = files.filter(\.namesPicture)
    if names.contains("meta-inf/container.xml") {
      self = .format(.epub)
    } else if Self.areXPS(names) {
      self = .format(.xps)
    } else if pictures.isEmpty {
      self = .foreign(Self.otherArchive)
    } else if pictures.count == files.count {
      self = .format(.cbz)
    } else {
      self = .possible(.cbz, otherwise: Self.otherArchive)
    }
  }

  /// Whether the first entry is `mimetype`, not compressed, with an EPUB's type (OCF 3.3, 4.3).
  private static func declaresEPUB(_ head: [UInt8]) -> Bool {
    guard let nameSize = head.littleEndian16(at: 26), let extraSize = head.littleEndian16(at: 28)
    else { return false }
    let afterHeader = head.dropFirst(30)
    return afterHeader.prefix(Int(nameSize)).elementsEqual("mimetype".utf8)
      && afterHeader.dropFirst(Int(nameSize) + Int(extraSize))
        .starts(with: "application/epub+zip".utf8)
  }

  /// A part may be stored in pieces, under names such as `FixedDocSeq.fdseq/[0].piece`.
  private static func areXPS(_ names: [String]) -> Bool {
    let hasContentTypes = names.contains { $0.hasPrefix("[content_types].xml") }
    return names.contains { name in
      name.hasPrefix("fixeddocseq.fdseq") || name.hasPrefix("fixeddocumentsequence.fdseq")
        || hasContentTypes && name.split(separator: "/").contains { $0.hasSuffix(".fdseq") }
    }
  }
}

extension String {
  fileprivate var normalizedArchiveName: String {
    let name = String(map { $0 == "\\" ? "/" : $0 }).lowercased()
    return String(name.drop { $0 == "/" })
  }

  /// Whether a name in an archive is a file's, other than what file managers and comic book readers
  /// add.
  fileprivate var namesContent: Bool {
    let file = split(separator: "/").last ?? ""
    return !hasSuffix("/") && !file.hasPrefix(".") && file != "comicinfo.xml"
  }

  fileprivate var namesPicture: Bool {
    fileExtension.map(DocumentFormat.pictureExtensions.contains) ?? false
  }
}
