#if MuPDF
  import CMuPDF
  import RenderKit

  extension DocumentHandle {
    /// The fonts that a page of a PDF names, each loaded as drawing loads it.
    func fonts(ofPage page: Int) throws(RenderError) -> [DocumentFont] {
      defer { unsafe rk_mupdf_close_fonts(pointer) }
      var count: Int32 = 0
      let most = Int32(DocumentFont.greatestCount)
      let status = unsafe rk_mupdf_find_fonts(pointer, Int32(page), most, &count)
      try check(status, "list the fonts of", page)
      var fonts: [DocumentFont] = []
      for index in 0..<count { fonts.append(try font(index, ofPage: page)) }
      return fonts
    }

    private func font(_ index: Int32, ofPage page: Int) throws(RenderError) -> DocumentFont {
      try check(unsafe rk_mupdf_read_font_name(pointer, index), "list the fonts of", page)
      let name = string
      var isEmbedded = false
      let status = unsafe rk_mupdf_read_font(pointer, index, &isEmbedded)
      try check(status, "list the fonts of", page)
      let substitute = string
      return DocumentFont(
        name, isEmbedded: isEmbedded, substitute: substitute.isEmpty ? nil : substitute)
    }
  }
#endif
