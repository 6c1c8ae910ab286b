#if MuPDF
  import RenderKit
  import RenderMuPDF
  import TestSupport
  import Testing

  @Suite(.enabled(if: MuPDFTool.isInstalled, "mutool is not installed"))
  struct MuPDFParityTests {
    /// Documents on which the tool itself spends minutes or gigabytes.
    private static let endless = ["bomb_giant.pdf", "ContentStreamCycleType3insideType3.pdf"]

    private static let files = SharedFiles.corpus("pdf").filter { file in
      !endless.contains { file.hasSuffix("/\($0)") }
    }

    @Test(.enabled(if: !files.isEmpty, "there is no corpus"), arguments: files)
    func `pages have the pixels of mutool draw`(file: String) throws {
      for dpi in [72, 150] {
        for page in 0..<2 { try compare(file, page: page, dpi: dpi, transparent: false) }
      }
    }

    @Test(.enabled(if: !files.isEmpty, "there is no corpus"), arguments: files)
    func `transparent pages have the pixels of mutool draw`(file: String) throws {
      try compare(file, page: 0, dpi: 72, transparent: true)
    }

    @Test(arguments: [72, 97, 150, 217])
    func `a written document has the pixels of mutool draw`(dpi: Int) throws {
      let content =
        "0.2 0.4 0.6 rg 3.3 2.1 m 40 7 l 22.2 31 l f 1 0 0 RG 0.3 w 1 1 m 44 30 l S"
        + " BT /F 9 Tf 4 20 Td (Sphinx) Tj ET"
      let page = MuPDFFixtures.Page(
        entries: "/MediaBox [0 0 45.5 33.25] /Resources << /Font << /F 10 0 R >> >>",
        content: content)
      let source = MuPDFFixtures.pdf(
        [page], objects: ["<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>"])
      let file = try TemporaryFile(source.read(at: 0, count: source.byteCount), extension: "pdf")
      #expect(try compare(file.path, page: 0, dpi: dpi, transparent: false))
      #expect(try compare(file.path, page: 0, dpi: dpi, transparent: true))
    }

    /// Compares a page that the tool draws at the same size; whether there was such a page.
    @discardableResult
    private func compare(_ file: String, page: Int, dpi: Int, transparent: Bool) throws -> Bool {
      guard let tool = try MuPDFTool.draw(file, page: page, dpi: dpi, transparent: transparent)
      else { return false }
      let document = try mupdf(DocumentSource(file: file))
      guard page < document.pageCount else { return false }
      let background: Background = transparent ? .transparent : .white
      let request = PageRequest(page: page, scaling: .dpi(Double(dpi)), background: background)
      let bitmap = try document.render(request).bitmap
      guard bitmap.size == tool.size else { return false }
      let difference = greatestDifference(bitmap, tool)
      #expect(difference <= (transparent ? 1 : 0), "page \(page + 1) of \(file) at \(dpi) dpi")
      return true
    }

    private func greatestDifference(_ bitmap: Bitmap, _ tool: MuPDFTool.Picture) -> Int {
      let (ours, theirs, depth) = (bitmap.bytes, tool.bytes, tool.depth)
      var greatest = 0
      for pixel in 0..<(bitmap.size.width * bitmap.size.height) {
        let (from, to) = (pixel * 4, pixel * depth)
        let alpha = depth == 4 ? ours[from + 3] : 255
        for channel in 0..<3 {
          let value = straight(ours[from + 2 - channel], alpha)
          greatest = max(greatest, abs(value - Int(theirs[to + channel])))
        }
        if depth == 4 { greatest = max(greatest, abs(Int(alpha) - Int(theirs[to + 3]))) }
      }
      return greatest
    }

    /// The tool divides by alpha in a way of its own.
    private func straight(_ value: UInt8, _ alpha: UInt8) -> Int {
      if alpha == 255 { return Int(value) }
      return alpha == 0 ? 0 : (Int(value) * (256 * 255 / Int(alpha)) + 128) >> 8
    }
  }
#endif
