#if Poppler
  import RenderKit

  /// The fonts of a page: those that are known, and those that Poppler must be asked about.
  struct PageFontList: Sendable {
    /// A font to ask about.
    struct Question: Sendable {
      let number: Int?
      let name: String
      let hasReadableFile: Bool
    }

    let known: [DocumentFont]

    /// The fonts to ask about, in the order of the sheet's pages.
    let asked: [Question]

    /// The document that has the fonts to ask about; `nil` where there are none.
    let sheet: [UInt8]?

    init(_ dictionaries: [QPDFObject], _ fonts: inout KnownFonts) throws(RenderError) {
      var known: [DocumentFont] = []
      var unknown: [QPDFObject] = []
      for dictionary in dictionaries {
        if let font = fonts.font(dictionary) {
          known.append(font)
        } else {
          unknown.append(dictionary)
        }
      }
      var asked: [Question] = []
      for font in unknown {
        asked.append(
          Question(
            number: font.objectNumber, name: font.fontName,
            hasReadableFile: fonts.hasReadableFile(font) ?? true))
      }
      self.known = known
      self.asked = asked
      sheet = unknown.isEmpty ? nil : try FontSheet(unknown).bytes
    }
  }

  extension QPDFObject {
    /// The name that a font's dictionary gives it.
    var fontName: String { self["/BaseFont"].name ?? "" }
  }
#endif
