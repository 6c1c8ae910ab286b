#if Poppler
  import RenderKit

  /// The fonts of a page as they are written: those that Poppler must be asked about, and the others.
  struct PageFontList: Sendable {
    /// Type 3 fonts, which are drawings of the document's own and never substituted.
    let type3: [DocumentFont]

    /// The fonts to ask about, in the order of the sheet's pages.
    let asked: [(name: String, isReadable: Bool)]

    /// The document that has these fonts; `nil` where there are none.
    let sheet: [UInt8]?

    init(_ dictionaries: [QPDFObject], _ files: inout FontFileCheck) throws(RenderError) {
      let own = dictionaries.filter { $0["/Subtype"].name == "Type3" }
      let others = dictionaries.filter { $0["/Subtype"].name != "Type3" }
      type3 = own.map { DocumentFont($0.fontName, isEmbedded: true) }
      asked = others.map { ($0.fontName, files.isReadable(of: $0)) }
      sheet = others.isEmpty ? nil : try FontSheet(others).bytes
    }
  }

  extension QPDFObject {
    fileprivate var fontName: String { self["/BaseFont"].name ?? "" }
  }
#endif
