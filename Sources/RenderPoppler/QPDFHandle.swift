#if Poppler
  import CQPDF
  import RenderKit

  /// Owns a qpdf document: the objects of a PDF as they are written, which Poppler's interface hides.
  @safe
  struct QPDFHandle: ~Copyable {
    let data: qpdf_data

    /// qpdf reads from the bytes as long as it lives.
    private let bytes: DocumentBytes

    /// Reads a document; `nil` where qpdf cannot.
    ///
    /// Poppler takes a password in Latin-1 and in UTF-8; so does this.
    init?(_ bytes: DocumentBytes, name: String, anyOf password: String?) {
      guard let password else {
        self.init(bytes, name: name, password: nil)
        return
      }
      if let file = QPDFHandle(bytes, name: name, password: Array(password.utf8CString)) {
        self = file
        return
      }
      let latin1 = password.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
      guard latin1.count == password.unicodeScalars.count else { return nil }
      self.init(bytes, name: name, password: latin1.map(CChar.init(bitPattern:)) + [0])
    }

    private init?(_ bytes: DocumentBytes, name: String, password: [CChar]?) {
      var data = unsafe qpdf_init()
      unsafe qpdf_silence_errors(data)
      unsafe qpdf_set_suppress_warnings(data, QPDF_TRUE)
      let start = unsafe bytes.rawBytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      let status = unsafe qpdf_read_memory(data, name, start, UInt64(bytes.count), password)
      guard status & QPDF_ERROR_CODE(QPDF_ERRORS) == 0, let open = unsafe data else {
        unsafe qpdf_cleanup(&data)
        return nil
      }
      unsafe self.data = open
      self.bytes = bytes
    }

    deinit {
      var data: qpdf_data? = unsafe data
      unsafe qpdf_cleanup(&data)
    }

    /// The number of pages; reads them all.
    var pageCount: Int { unsafe max(0, Int(qpdf_get_num_pages(data))) }

    /// The document's catalog.
    var root: QPDFObject { unsafe QPDFObject(data, qpdf_get_root(data)) }

    /// Whether the document names its pages.
    var hasPageLabels: Bool { root["/PageLabels"].isDictionary }
  }
#endif
