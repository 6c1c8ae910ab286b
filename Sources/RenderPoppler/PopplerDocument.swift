#if Poppler
  import RenderKit
  import Synchronization

  /// A PDF that Poppler has read once and reads again when its turn comes.
  final class PopplerDocument: RenderDocument {
    let engine: EngineInfo
    let format = DocumentFormat.pdf
    let pageCount: Int
    let layers: [DocumentLayer]

    let name: String
    let bytes: DocumentBytes
    private let password: DocumentPassword?
    let pages: Mutex<PageReader>
    private let copy = Mutex<PageBoxCopy?>(nil)

    init(
      _ source: DocumentSource, _ options: OpenOptions, engine: EngineInfo
    ) throws(RenderError) {
      let (bytes, name) = (try source.bytes(), source.name)
      let password = try DocumentPassword(options.password, for: bytes, name: name)
      let key = DocumentSlot.Key(document: ObjectIdentifier(bytes), copy: nil)
      let open = { () throws(RenderError) in
        try DocumentHandle(bytes, name: name, password: password)
      }
      (pageCount, layers) = try DocumentSlot.use(key, open: open) { handle throws(RenderError) in
        guard handle.pageCount > 0 else { throw .damaged(name, cause: "it has no pages") }
        return (handle.pageCount, handle.layers)
      }
      self.engine = engine
      self.name = name
      self.bytes = bytes
      self.password = password
      pages = Mutex(PageReader(bytes, name: name, password: password))
    }

    deinit { DocumentSlot.close(ObjectIdentifier(bytes)) }

    func describePage(_ index: Int) throws(RenderError) -> PageInfo {
      let object = pages.withLock { $0.page(index) }
      guard let object, !object.isLabelled else {
        return try withHandle { handle throws(RenderError) in
          try handle.withPage(index) { page throws(RenderError) in page.info(index, object) }
        }
      }
      return object.info(index, label: nil)
    }

    func extractText(ofPage index: Int) throws(RenderError) -> String {
      try withHandle { handle throws(RenderError) in
        try handle.withPage(index) { page throws(RenderError) in page.text }
      }
    }

    func hasContent(onPage index: Int) throws(RenderError) -> Bool {
      try withHandle { handle throws(RenderError) in
        try handle.withPage(index) { page throws(RenderError) in
          page.hasImages || page.text.contains { !$0.isWhitespace }
        }
      }
    }

    /// Whether Poppler understands a page's geometry as ``PageInfo`` says.
    func agrees(_ info: PageInfo, _ handle: borrowing DocumentHandle) throws(RenderError) -> Bool {
      guard let object = pages.withLock({ $0.page(info.index) }) else { return true }
      return try handle.withPage(info.index) { page throws(RenderError) in
        page.agrees(with: object)
      }
    }

    /// Opens the document, or its copy whose pages show one box, when its turn comes.
    func withHandle<Result: Sendable>(
      copy box: PageBox? = nil, _ log: MessageLog = MessageLog(),
      _ body: (borrowing DocumentHandle) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
      let key = DocumentSlot.Key(document: ObjectIdentifier(bytes), copy: box)
      let open = { () throws(RenderError) in
        guard let box else {
          return try DocumentHandle(self.bytes, name: self.name, password: self.password)
        }
        return try DocumentHandle(self.copyBytes(box), name: self.name, password: nil)
      }
      return try DocumentSlot.use(
        key, open: { () throws(RenderError) in try log.collecting(open) },
        { handle throws(RenderError) in
          try log.collecting { () throws(RenderError) in try body(handle) }
        })
    }

    /// The bytes of the copy, which are kept until another box is asked for.
    private func copyBytes(_ box: PageBox) throws(RenderError) -> DocumentBytes {
      try copy.withLock { copy throws(RenderError) in
        if let copy, copy.box == box { return copy.bytes }
        let new = try PageBoxCopy(of: bytes, box: box, name: name, password: password)
        copy = new
        return new.bytes
      }
    }
  }
#endif
