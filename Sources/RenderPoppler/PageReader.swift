#if Poppler
  import RenderKit

  /// Reads the geometry of pages when it is first asked for, and remembers it; so for fonts.
  struct PageReader: ~Copyable {
    private let bytes: DocumentBytes
    private let name: String
    private let password: DocumentPassword?
    private var file: QPDFHandle?
    private var isRead = false
    private var pages: [Int: PageObject] = [:]
    private var knownFonts = KnownFonts()

    init(_ bytes: DocumentBytes, name: String, password: DocumentPassword?) {
      self.bytes = bytes
      self.name = name
      self.password = password
    }

    /// A page's geometry; `nil` where qpdf cannot read it.
    mutating func page(_ index: Int) -> PageObject? {
      if let page = pages[index] { return page }
      read()
      let page = file?.page(index)
      pages[index] = page
      return page
    }

    /// The fonts that a page names.
    mutating func fonts(ofPage index: Int) throws(RenderError) -> PageFontList {
      read()
      guard let fonts = try file?.fonts(ofPage: index, &knownFonts) else {
        throw RenderError(
          .damagedDocument,
          "The fonts of page \(index + 1) of \(name) cannot be listed, for the document is damaged; "
            + "choose another engine.", engine: "poppler")
      }
      return fonts
    }

    mutating func remember(_ font: DocumentFont, as number: Int?) {
      knownFonts.remember(font, as: number)
    }

    private mutating func read() {
      guard !isRead else { return }
      file = try? QPDFHandle(bytes, name: name, password: password?.bytes)
      isRead = true
    }
  }
#endif
