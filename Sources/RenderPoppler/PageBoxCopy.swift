#if Poppler
  import RenderKit

  /// A copy of a document, in memory, each of whose pages has one of its boxes as the crop box.
  ///
  /// Poppler draws nothing outside the crop box, whatever is asked for.
  struct PageBoxCopy: Sendable {
    let box: PageBox
    let bytes: DocumentBytes

    init(
      of original: DocumentBytes, box: PageBox, name: String, password: DocumentPassword?
    ) throws(RenderError) {
      guard let file = try? QPDFHandle(original, name: name, password: password?.bytes),
        let bytes = file.copy(showing: box)
      else {
        throw RenderError(
          .engineFailed,
          "Poppler cannot draw the \(box) box of \(name), for the document is too damaged to be "
            + "rewritten; draw its crop box or choose another engine.", engine: "poppler")
      }
      self.box = box
      self.bytes = try DocumentSource(bytes: bytes, name: name).bytes()
    }
  }
#endif
