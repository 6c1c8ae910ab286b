#if Poppler
  import CPoppler
  import RenderKit

  extension DocumentHandle {
    /// What Poppler makes of a font.
    struct FoundFont {
      let isEmbedded: Bool
      let substitute: String?
      let file: String?
    }

    /// The first font of each page that Poppler can read at all, of pages that share none.
    var firstFonts: [FoundFont?] {
      guard let scan = unsafe poppler_font_info_new(pointer) else { return [] }
      defer { unsafe poppler_font_info_free(scan) }
      return (0..<pageCount).map { _ in
        var iterator: OpaquePointer?
        unsafe poppler_font_info_scan(scan, 1, &iterator)
        guard let iterator = unsafe iterator else { return nil }
        defer { unsafe poppler_fonts_iter_free(iterator) }
        return unsafe FoundFont(
          isEmbedded: poppler_fonts_iter_is_embedded(iterator) != 0,
          substitute: Self.text(poppler_fonts_iter_get_substitute_name(iterator)),
          file: Self.text(poppler_fonts_iter_get_file_name(iterator)))
      }
    }

    private static func text(_ text: UnsafePointer<CChar>?) -> String? {
      let text = unsafe text.map { unsafe String(cString: $0) } ?? ""
      return text.isEmpty ? nil : text
    }
  }
#endif
