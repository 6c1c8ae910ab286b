#if SVG
  import CRSVG
  import RenderCairo
  import RenderKit

  /// Owns an `RsvgHandle` and knows what of it is drawn.
  @safe
  struct DocumentHandle: ~Copyable {
    /// The size of the drawing in CSS pixels, not rounded.
    let naturalSize: Size

    private let pointer: UnsafeMutablePointer<RsvgHandle>
    private let element: String?

    /// Reads a document, which is kept no longer than the call.
    init(_ bytes: [UInt8], name: String, _ options: OpenOptions) throws(RenderError) {
      let pointer = unsafe try Self.read(bytes, name, options.baseDirectory)
      var size: Size?
      defer { if size == nil { unsafe g_object_unref(pointer) } }
      unsafe rsvg_handle_set_dpi(pointer, 96)
      if let css = options.styleSheet { unsafe try Self.apply(css, to: pointer) }
      let element = options.element.map { "#\($0)" }
      let natural = unsafe try Self.size(of: element, in: pointer, name)
      guard natural.width >= 0.0001, natural.height >= 0.0001 else {
        throw .noSize(name, element: options.element)
      }
      size = natural
      naturalSize = natural
      self.element = element
      unsafe self.pointer = pointer
    }

    deinit { unsafe g_object_unref(pointer) }

    /// Draws with CSS pixels as the unit.
    func draw(in context: borrowing CairoContext) throws(RenderError) {
      var viewport = RsvgRectangle(
        x: 0, y: 0, width: naturalSize.width, height: naturalSize.height)
      var error: UnsafeMutablePointer<GError>?
      let done =
        if let element {
          unsafe rsvg_handle_render_element(pointer, context.pointer, element, &viewport, &error)
        } else {
          unsafe rsvg_handle_render_document(pointer, context.pointer, &viewport, &error)
        }
      if done == 0 {
        throw unsafe RenderError(
          .engineFailed, "librsvg failed to draw the picture.", taking: error)
      }
    }

    private static func read(
      _ bytes: [UInt8], _ name: String, _ baseDirectory: String?
    ) throws(RenderError) -> UnsafeMutablePointer<RsvgHandle> {
      let base = unsafe try baseFile(in: baseDirectory)
      defer { if let base = unsafe base { unsafe g_object_unref(UnsafeMutableRawPointer(base)) } }
      var error: UnsafeMutablePointer<GError>?
      let pointer = unsafe bytes.withUnsafeBytes {
        unsafe rk_rsvg_read($0.baseAddress, $0.count, base, &error)
      }
      guard let pointer = unsafe pointer else {
        throw unsafe RenderError(
          .damagedDocument, "\(name) cannot be read as SVG: it is damaged or not SVG.",
          taking: error)
      }
      return unsafe pointer
    }

    /// Names a file in the directory, by which librsvg decides what may be read: the file's
    /// siblings and all below them.
    private static func baseFile(in directory: String?) throws(RenderError) -> OpaquePointer? {
      guard let directory else { return nil }
      guard unsafe g_file_test(directory, G_FILE_TEST_IS_DIR) != 0 else {
        throw RenderError(
          .invalidRequest, "The base directory \(directory) does not exist.", engine: "librsvg")
      }
      return unsafe g_file_new_for_path(directory + "/document.svg")
    }

    private static func apply(
      _ css: String, to pointer: UnsafeMutablePointer<RsvgHandle>
    ) throws(RenderError) {
      var error: UnsafeMutablePointer<GError>?
      if unsafe rsvg_handle_set_stylesheet(pointer, css, gsize(css.utf8.count), &error) == 0 {
        throw unsafe RenderError(
          .invalidRequest, "The style sheet cannot be applied.", taking: error)
      }
    }

    private static func size(
      of element: String?, in pointer: UnsafeMutablePointer<RsvgHandle>, _ name: String
    ) throws(RenderError) -> Size {
      guard let element else {
        var size = Size(width: 0, height: 0)
        unsafe rk_rsvg_natural_size(pointer, &size.width, &size.height)
        return size
      }
      var ink = RsvgRectangle()
      var error: UnsafeMutablePointer<GError>?
      guard
        unsafe rsvg_handle_get_geometry_for_element(pointer, element, &ink, nil, &error) != 0
      else {
        throw unsafe RenderError(
          .invalidRequest, "\(name) has no element '\(element.dropFirst())' that can be drawn.",
          taking: error)
      }
      return Size(width: ink.width, height: ink.height)
    }
  }
#endif
