#if Poppler
  import CPoppler
  import RenderCairo
  import RenderKit

  /// Owns a `PopplerPage`.
  @safe
  struct PageHandle: ~Copyable {
    let pointer: OpaquePointer

    @unsafe init(owning pointer: OpaquePointer) { unsafe self.pointer = pointer }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// The crop box as Poppler understands it.
    var cropBox: Rect {
      var box = PopplerRectangle()
      unsafe poppler_page_get_crop_box(pointer, &box)
      return Rect(from: (box.x1, box.y1), to: (box.x2, box.y2))
    }

    /// The crop box's size as Poppler displays the page.
    var displayedSize: Size {
      var size = Size(width: 0, height: 0)
      unsafe poppler_page_get_size(pointer, &size.width, &size.height)
      return size
    }

    /// The page's label; its number where the document has no labels.
    var label: String? { unsafe Self.take(poppler_page_get_label(pointer)) }

    /// The page's text in reading order.
    var text: String { unsafe Self.take(poppler_page_get_text(pointer)) ?? "" }

    /// Whether images are on the page, which are not decoded.
    var hasImages: Bool {
      guard let images = unsafe poppler_page_get_image_mapping(pointer) else { return false }
      unsafe poppler_page_free_image_mapping(images)
      return true
    }

    /// Draws the page with the crop box's corner at the origin and points as the unit.
    func draw(in context: borrowing CairoContext) {
      unsafe poppler_page_render(pointer, context.pointer)
    }

    private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
      defer { unsafe g_free(text) }
      return unsafe text.map { unsafe String(cString: $0) }
    }
  }
#endif
