#if Poppler
  import CQPDF
  import RenderKit

  extension QPDFHandle {
    /// Reads a page's geometry; `nil` where qpdf finds no such page.
    func page(_ index: Int) -> PageObject? {
      defer { unsafe qpdf_oh_release_all(data) }
      return pageDictionary(index).map { PageObject($0, isLabelled: hasPageLabels) }
    }

    /// Reads the fonts that a page names; `nil` where qpdf finds no such page.
    func fonts(
      ofPage index: Int, _ fonts: inout KnownFonts
    ) throws(RenderError) -> PageFontList? {
      defer { unsafe qpdf_oh_release_all(data) }
      guard let page = pageDictionary(index) else { return nil }
      return try PageFontList(PageFonts(of: page).dictionaries, &fonts)
    }

    /// Finds a page without reading all pages before it, which qpdf's own call does: at 100,000
    /// pages that takes more than a second.
    private func pageDictionary(_ index: Int) -> QPDFObject? {
      var node = root["/Pages"]
      var remaining = index
      for _ in 0..<1000 {
        guard let child = Self.child(of: node, holding: &remaining) else { break }
        if child["/Kids"].count == nil { return child }
        node = child
      }
      return listedPage(index)
    }

    /// The node's child in which a page is, and the page's position in it.
    private static func child(of node: QPDFObject, holding page: inout Int) -> QPDFObject? {
      let kids = node["/Kids"]
      guard let count = kids.count else { return nil }
      if node["/Count"].integer == count {
        guard page < count else { return nil }
        let child = kids.item(page)
        return child.isDictionary && child["/Kids"].count == nil ? child : nil
      }
      for index in 0..<count {
        let child = kids.item(index)
        guard child.isDictionary else { return nil }
        let pages = child["/Kids"].count == nil ? 1 : child["/Count"].integer
        guard let pages, pages >= 0 else { return nil }
        if page < pages { return child }
        page -= pages
      }
      return nil
    }

    /// The page as qpdf lists it, which repairs damaged page trees.
    private func listedPage(_ index: Int) -> QPDFObject? {
      guard index < pageCount else { return nil }
      let page = unsafe QPDFObject(data, qpdf_get_page_n(data, index))
      return page.isDictionary ? page : nil
    }

    /// Writes a copy whose pages have one of their boxes as the crop box; `nil` where qpdf fails.
    ///
    /// Media box and rotation are made explicit, so that Poppler understands them as we do. The
    /// handle's own pages change, too.
    consuming func copy(showing box: PageBox) -> [UInt8]? {
      for index in 0..<pageCount {
        guard let page = listedPage(index) else { return nil }
        let object = PageObject(page, isLabelled: false)
        page.replace("/MediaBox", by: object.boxes[.media])
        page.replace("/CropBox", by: object.boxes[box])
        page.replace("/Rotate", by: object.rotation.rawValue)
        unsafe qpdf_oh_release_all(data)
      }
      return written()
    }

    private func written() -> [UInt8]? {
      unsafe qpdf_init_write_memory(data)
      unsafe qpdf_set_stream_data_mode(data, qpdf_s_preserve)
      unsafe qpdf_set_object_stream_mode(data, qpdf_o_preserve)
      unsafe qpdf_set_preserve_encryption(data, QPDF_FALSE)
      guard unsafe qpdf_write(data) & QPDF_ERROR_CODE(QPDF_ERRORS) == 0 else { return nil }
      let buffer = unsafe UnsafeBufferPointer(
        start: qpdf_get_buffer(data), count: Int(qpdf_get_buffer_length(data)))
      return unsafe Array(buffer)
    }
  }
#endif
