#if Poppler
  import RenderKit
  import Synchronization

  extension PopplerDocument {
    func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
      let fonts = try pages.withLock { pages throws(RenderError) in
        try pages.fonts(ofPage: index)
      }
      let found = try fonts.sheet.map { sheet throws(RenderError) in
        try self.found(in: sheet, ofPage: index)
      }
      return fonts.type3 + zip(fonts.asked, found ?? []).map { DocumentFont($0.name, $0.isReadable, $1) }
    }

    /// What Poppler makes of the fonts of a sheet, for which the document is closed.
    private func found(
      in sheet: [UInt8], ofPage index: Int
    ) throws(RenderError) -> [DocumentHandle.FoundFont?] {
      let key = DocumentSlot.Key(
        document: ObjectIdentifier(bytes), content: .fonts(ofPage: index))
      let log = MessageLog()
      let open = { () throws(RenderError) in
        try DocumentHandle(
          DocumentSource(bytes: sheet, name: self.name).bytes(), name: self.name, password: nil)
      }
      return try DocumentSlot.use(
        key, open: { () throws(RenderError) in try log.collecting(open) },
        { handle throws(RenderError) in log.collecting { handle.firstFonts } })
    }
  }

  extension DocumentFont {
    fileprivate init(_ name: String, _ isReadable: Bool, _ found: DocumentHandle.FoundFont?) {
      let fileName = found?.file?.split(separator: "/").last.map(String.init)
      let substitute = found?.substitute ?? fileName
      let isEmbedded = found?.isEmbedded ?? false
      self.init(
        name, isEmbedded: isEmbedded, substitute: substitute, substituteFile: found?.file,
        isMissing: substitute == nil && !(isEmbedded && isReadable))
    }
  }
#endif
