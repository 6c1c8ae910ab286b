#if MuPDF
  import RenderKit
  import RenderMuPDF

  /// Opens a fixture with the engine under test.
  func mupdf(_ source: DocumentSource) throws(RenderError) -> any RenderDocument {
    try MuPDFEngine().open(source)
  }

  extension RenderDocument {
    /// The color of a pixel as red, green, blue, alpha.
    func color(
      x: Int, y: Int, _ request: PageRequest = PageRequest(page: 0)
    ) throws(RenderError) -> [UInt8] {
      try render(request).bitmap.color(x: x, y: y)
    }
  }

  extension Bitmap {
    /// The color of a pixel as red, green, blue, alpha.
    func color(x: Int, y: Int) -> [UInt8] {
      let start = y * layout.bytesPerRow + x * 4
      return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
  }
#endif
