#if Poppler
  import CPoppler
  import RenderKit

  /// Owns a `PopplerDocument`.
  ///
  /// The pointer is kept as a number, for a document that nobody else knows may be handed from
  /// thread to thread.
  @safe
  struct DocumentHandle: ~Copyable, Sendable {
    private let address: UInt

    @unsafe var pointer: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }

    /// Opens a document, whose bytes are kept and not copied.
    init(_ bytes: DocumentBytes, name: String, password: DocumentPassword?) throws(RenderError) {
      let kept = unsafe Unmanaged.passRetained(bytes).toOpaque()
      let data = unsafe g_bytes_new_with_free_func(
        bytes.rawBytes.baseAddress, gsize(bytes.count),
        { kept in
          if let kept = unsafe kept { unsafe Unmanaged<DocumentBytes>.fromOpaque(kept).release() }
        }, kept)
      defer { unsafe g_bytes_unref(data) }
      var error: UnsafeMutablePointer<GError>?
      guard let pointer = unsafe poppler_document_new_from_bytes(data, password?.text, &error)
      else {
        throw unsafe RenderError(
          opening: name, taking: error,
          needsPassword: DocumentPassword.isNeeded(to: bytes, name: name))
      }
      address = UInt(bitPattern: pointer)
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(bitPattern: address)) }

    var pageCount: Int { unsafe Int(poppler_document_get_n_pages(pointer)) }

    /// Opens a page for the time of a call.
    func withPage<Result>(
      _ index: Int, _ body: (borrowing PageHandle) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
      guard let page = unsafe poppler_document_get_page(pointer, Int32(clamping: index)) else {
        throw RenderError(
          .damagedDocument, "Page \(index + 1) is so damaged that Poppler cannot read it.",
          engine: "poppler")
      }
      return try body(unsafe PageHandle(owning: page))
    }
  }
#endif
