#if Poppler
  import RenderKit

  /// Reads the geometry of pages when it is first asked for, and remembers it.
  struct PageReader: ~Copyable {
    private let bytes: DocumentBytes
    private let name: String
    private let password: DocumentPassword?
    private var file: QPDFHandle?
    private var isRead = false
    private var pages: [Int: PageObject] = [:]

    init(_ bytes: DocumentBytes, name: String, password: DocumentPassword?) {
      self.bytes = bytes
      self.name = name
      self.password = password
    }

    /// A page's geometry; `nil` where qpdf cannot read it.
    mutating func page(_ index: Int) -> PageObject? {
      if let page = pages[index] { return page }
      if !isRead {
        file = try? QPDFHandle(bytes, name: name, password: password?.bytes)
        isRead = true
      }
      let page = file?.page(index)
      pages[index] = page
      return page
    }
  }
#endif
