#if Poppler
  import RenderKit
  import Synchronization

  extension PopplerDocument {
    func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
      let list = try pages.withLock { pages throws(RenderError) in
        try pages.fonts(ofPage: index)
      }
      guard let sheet = list.sheet else { return list.known }
      let found = try ask(about: sheet)
      let fonts = zip(list.asked, found).map(DocumentFont.init)
      pages.withLock { pages in
        for (question, font) in zip(list.asked, fonts) {
          pages.remember(font, as: question.number)
        }
      }
      return list.known + fonts
    }

    /// What Poppler makes of the fonts of a sheet, for which any open document is closed.
    private func ask(about sheet: [UInt8]) throws(RenderError) -> [DocumentHandle.FoundFont?] {
      let sheet = try DocumentSource(bytes: sheet, name: name).bytes()
      let key = DocumentSlot.Key(document: ObjectIdentifier(sheet), copy: nil)
      defer { DocumentSlot.close(key.document) }
      let log = MessageLog()
      let open = { () throws(RenderError) in
        try DocumentHandle(sheet, name: self.name, password: nil)
      }
      return try DocumentSlot.use(
        key, open: { () throws(RenderError) in try log.collecting(open) },
        { handle throws(RenderError) in log.collecting { handle.firstFonts } })
    }
  }

  extension DocumentFont {
    fileprivate init(_ question: PageFontList.Question, _ found: DocumentHandle.FoundFont?) {
      let fileName = found?.file?.split(separator: "/").last.map(String.init)
      let substitute = found?.substitute ?? fileName
      let isEmbedded = found?.isEmbedded ?? false
      let isOwn = isEmbedded && question.hasReadableFile
      self.init(
        question.name, isEmbedded: isEmbedded, substitute: substitute,
        substituteFile: found?.file, isMissing: substitute == nil && !isOwn)
    }
  }
#endif
