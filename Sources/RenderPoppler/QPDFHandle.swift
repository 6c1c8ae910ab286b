#if Poppler
  import CQPDF
  import RenderKit

  /// Owns a qpdf document: the objects of a PDF as they are written, which Poppler's interface hides.
  @safe
  struct QPDFHandle: ~Copyable {
    /// Why qpdf does not read a document.
    enum Failure: Error {
      case password
      case damaged
    }

    let data: qpdf_data

    /// qpdf reads from the bytes as long as it lives.
    private let bytes: DocumentBytes

    /// Reads a document.
    ///
    /// - Parameter password: The password's bytes, which is not asked for where the document has
    ///   none.
    init(_ bytes: DocumentBytes, name: String, password: [UInt8]?) throws(Failure) {
      let data = unsafe qpdf_init()
      unsafe qpdf_silence_errors(data)
      unsafe qpdf_set_suppress_warnings(data, QPDF_TRUE)
      let start = unsafe bytes.rawBytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      let password = password.map { $0.map(CChar.init(bitPattern:)) + [0] }
      let status = unsafe qpdf_read_memory(data, name, start, UInt64(bytes.count), password)
      guard status & QPDF_ERROR_CODE(QPDF_ERRORS) == 0, let open = unsafe data else {
        let code = unsafe qpdf_get_error_code(data, qpdf_get_error(data))
        unsafe Self.close(data)
        throw code == qpdf_e_password ? .password : .damaged
      }
      unsafe self.data = open
      self.bytes = bytes
    }

    deinit { unsafe Self.close(data) }

    /// qpdf prints an error that nobody has asked for.
    private static func close(_ data: qpdf_data?) {
      var data = unsafe data
      while unsafe qpdf_has_error(data) != 0 { unsafe qpdf_get_error(data) }
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
