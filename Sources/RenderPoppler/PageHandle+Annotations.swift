#if Poppler
  import CPoppler
  import RenderKit

  extension PageHandle {
    /// Runs a drawing for which every annotation and form field is marked hidden.
    ///
    /// The library has no call that draws a page without them; their own flags come back afterward.
    func hidingAnnotations<Failure: Error>(
      _ body: () throws(Failure) -> Void
    ) throws(Failure) {
      let mappings = unsafe poppler_page_get_annot_mapping(pointer)
      defer { unsafe poppler_page_free_annot_mapping(mappings) }
      let flags = unsafe Self.annotations(mappings).map { annotation in
        let flags = unsafe poppler_annot_get_flags(annotation)
        let hidden = PopplerAnnotFlag(
          rawValue: flags.rawValue | POPPLER_ANNOT_FLAG_HIDDEN.rawValue)
        unsafe poppler_annot_set_flags(annotation, hidden)
        return flags
      }
      defer {
        for unsafe(annotation, flags) in unsafe zip(Self.annotations(mappings), flags) {
          unsafe poppler_annot_set_flags(annotation, flags)
        }
      }
      try body()
    }

    private static func annotations(_ list: UnsafeMutablePointer<GList>?) -> [OpaquePointer] {
      var annotations: [OpaquePointer] = unsafe []
      var item = unsafe list
      while let link = unsafe item {
        let mapping = unsafe link.pointee.data.assumingMemoryBound(to: PopplerAnnotMapping.self)
        if let annotation = unsafe mapping.pointee.annot { unsafe annotations.append(annotation) }
        unsafe item = link.pointee.next
      }
      return unsafe annotations
    }
  }
#endif
