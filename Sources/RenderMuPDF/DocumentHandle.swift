#if MuPDF
  import CMuPDF
  import RenderKit

  /// The owner of an open MuPDF document and its context.
  @safe
  struct DocumentHandle: ~Copyable {
    let pointer: OpaquePointer
    /// MuPDF reads from these while the document is open.
    private let bytes: DocumentBytes
    private let name: String
    let pageCount: Int

    static var libraryVersion: String { unsafe String(cString: rk_mupdf_version()) }

    init(
      _ bytes: DocumentBytes, type: String, password: String?, name: String
    ) throws(RenderError) {
      guard let pointer = unsafe rk_mupdf_new() else {
        throw RenderError(.memoryLimit, "There is no memory to open \(name).", engine: "mupdf")
      }
      var count: Int32 = 0
      let memory = unsafe bytes.rawBytes
      let status = unsafe rk_mupdf_open(
        pointer, type, memory.baseAddress?.assumingMemoryBound(to: UInt8.self), memory.count,
        password, &count)
      let outcome = status == RK_MUPDF_OK && count < 1 ? RK_MUPDF_FAILED : status
      let cause = count < 1 ? unsafe String(cString: rk_mupdf_failure(pointer)) : ""
      if let error = RenderError(outcome, "open", name, cause: cause) {
        unsafe rk_mupdf_free(pointer)
        throw error
      }
      unsafe self.pointer = pointer
      self.bytes = bytes
      self.name = name
      pageCount = Int(count)
      unsafe rk_mupdf_keep_messages(pointer)
    }

    deinit { unsafe rk_mupdf_free(pointer) }

    /// Forgets the messages but those of opening.
    func clearMessages() { unsafe rk_mupdf_clear_messages(pointer) }

    /// The messages of opening, and those since the last clearing.
    var messages: [String] {
      let messages = unsafe (0..<rk_mupdf_message_count(pointer)).map {
        unsafe String(cString: rk_mupdf_message(pointer, $0))
      }
      let leftOut = unsafe rk_mupdf_messages_left_out(pointer)
      return leftOut > 0 ? messages + ["\(leftOut) further messages are left out"] : messages
    }

    /// Reads a page's boundaries and rotation as the document gives them.
    func boxes(ofPage page: Int) throws(RenderError) -> rk_mupdf_boxes {
      var boxes = rk_mupdf_boxes()
      try check(unsafe rk_mupdf_read_boxes(pointer, Int32(page), &boxes), "read", page)
      return boxes
    }

    /// Reads a page's size in points and, of an image, its columns.
    func bounds(ofPage page: Int, isImage: Bool) throws(RenderError) -> rk_mupdf_bounds {
      var bounds = rk_mupdf_bounds()
      try check(
        unsafe rk_mupdf_read_bounds(pointer, Int32(page), isImage, &bounds), "read", page)
      return bounds
    }

    /// The extent of what a page draws, in MuPDF's page space.
    func inkSize(ofPage page: Int) throws(RenderError) -> Size {
      var size = Size(width: 0, height: 0)
      let status = unsafe rk_mupdf_read_ink(
        pointer, Int32(page), &size.width, &size.height)
      try check(status, "measure", page)
      return size
    }

    /// Whether a page draws anything, be it white.
    func hasInk(onPage page: Int) throws(RenderError) -> Bool {
      let size = try inkSize(ofPage: page)
      return size.width > 0 && size.height > 0
    }

    /// Reads the label of a page of a PDF.
    func label(ofPage page: Int) throws(RenderError) -> PageLabel? {
      var (present, style, number) = (false, CChar(0), Int32(0))
      let status = unsafe rk_mupdf_read_label(
        pointer, Int32(page), &present, &style, &number)
      try check(status, "read", page)
      guard present else { return nil }
      return PageLabel(prefix: string, style: UInt8(bitPattern: style), number: Int(number))
    }

    func text(ofPage page: Int) throws(RenderError) -> String {
      try check(unsafe rk_mupdf_read_text(pointer, Int32(page)), "read the text of", page)
      return string
    }

    func layers() throws(RenderError) -> [DocumentLayer] {
      var layers: [DocumentLayer] = []
      let count = unsafe rk_mupdf_layer_count(pointer)
      for index in 0..<count {
        var isVisible = false
        try check(unsafe rk_mupdf_read_layer(pointer, index, &isVisible), "read the layers of")
        layers.append(DocumentLayer(name: string, isVisible: isVisible))
      }
      return layers
    }

    /// Whether MuPDF, too, sees a page of a PDF as that part of the plane, turned and scaled so.
    func agrees(on geometry: rk_mupdf_geometry, ofPage page: Int) throws(RenderError) -> Bool {
      var (geometry, agrees) = (geometry, false)
      let status = unsafe rk_mupdf_page_agrees(pointer, Int32(page), &geometry, &agrees)
      try check(status, "read", page)
      return agrees
    }

    /// Runs a closure while the document, in memory, has other layers and page boundaries.
    ///
    /// - Parameters:
    ///   - layers: The layers to show or hide, by position.
    ///   - geometry: What the page is; `nil` leaves it as it is.
    func with<Result: Sendable>(
      layers: [Int: Bool], geometry: rk_mupdf_geometry?, ofPage page: Int,
      _ body: () throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
      let outcome = Swift.Result { () throws(RenderError) in
        try set(layers, geometry, ofPage: page)
        return try body()
      }
      try check(unsafe rk_mupdf_restore(pointer), "restore", page)
      return try outcome.get()
    }

    private func set(
      _ layers: [Int: Bool], _ geometry: rk_mupdf_geometry?, ofPage page: Int
    ) throws(RenderError) {
      for (layer, isVisible) in layers {
        let status = unsafe rk_mupdf_set_layer(pointer, Int32(layer), isVisible)
        try check(status, "switch the layers of")
      }
      if var geometry {
        try check(
          unsafe rk_mupdf_set_geometry(pointer, Int32(page), &geometry), "place", page)
      }
    }

    /// Draws a page and returns whether MuPDF gave up on some of it.
    ///
    /// - Parameter transform: The map from MuPDF's page space to pixels.
    func draw(
      _ request: PageRequest, _ transform: AffineTransform, _ layout: PixelLayout,
      into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) -> Bool {
      guard layout.bytesPerRow <= Int32.max, layout.size.height <= Int32.max else {
        throw RenderError(
          .tooLarge, "MuPDF draws rows of at most \(Int32.max) bytes.", engine: "mupdf")
      }
      var drawing = rk_mupdf_drawing(request, transform, layout)
      precondition(pixels.count >= layout.byteCount, "the pixels have room for the layout")
      var isPartial = false
      let status = unsafe pixels.withUnsafeMutableBufferPointer {
        unsafe rk_mupdf_draw(pointer, &drawing, $0.baseAddress, &isPartial)
      }
      try check(status, "draw", request.page)
      return isPartial
    }

    /// The string that the last call left.
    var string: String { unsafe String(cString: rk_mupdf_string(pointer)) }

    func check(
      _ status: rk_mupdf_status, _ verb: String, _ page: Int? = nil
    ) throws(RenderError) {
      guard status != RK_MUPDF_OK else { return }
      let subject = page.map { "page \($0 + 1) of \(name)" } ?? name
      let cause = unsafe String(cString: rk_mupdf_failure(pointer))
      if let error = RenderError(status, verb, subject, cause: cause) { throw error }
    }
  }
#endif
