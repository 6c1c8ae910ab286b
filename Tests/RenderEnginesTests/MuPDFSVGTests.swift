#if MuPDF
  import RenderKit
  import RenderMuPDF
  import Testing

  @Suite struct MuPDFSVGTests {
    private let square = "<rect x='0' y='0' width='10' height='10' fill='#f00'/>"

    private func open(_ text: String, _ name: String = "a.svg") throws -> any RenderDocument {
      try mupdf(DocumentSource(bytes: Array(text.utf8), name: name))
    }

    @Test(
      arguments: [
        ("width='30' height='20'", 30, 20), ("width='1in' height='25.4mm'", 96, 96),
        ("viewBox='0 0 40 10'", 40, 10), ("width='100%' height='100%' viewBox='3 4 40 10'", 40, 10),
        ("width='20' viewBox='0 0 40 10'", 20, 5), ("style='width:12px;height:9px'", 12, 9),
        ("width='30.5' height='20.0001'", 31, 20), ("", 10, 10),
      ])
    func `an SVG has the natural size of librsvg`(attributes: String, width: Int, height: Int)
      throws
    {
      let document = try open(MuPDFFixtures.svg(attributes, square))
      let bitmap = try document.render(PageRequest(page: 0)).bitmap
      #expect(bitmap.size == PixelSize(width: width, height: height))
    }

    @Test func `a view box is mapped to the picture`() throws {
      let body = "<rect x='10' y='10' width='20' height='10' fill='#f00'/>"
      let document = try open(
        MuPDFFixtures.svg("style='width:40px;height:40px' viewBox='10 10 20 20'", body))
      #expect(try document.color(x: 1, y: 18) == [255, 0, 0, 255])
      #expect(try document.color(x: 38, y: 1) == [255, 0, 0, 255])
      #expect(try document.color(x: 20, y: 21) == [255, 255, 255, 255])
    }

    @Test(arguments: [false, true], [false, true])
    func `UTF-16 is read with and without a byte order mark`(isBig: Bool, hasMark: Bool) throws {
      let text = (hasMark ? "\u{FEFF}" : "") + MuPDFFixtures.svg("width='12' height='11'", square)
      let bytes = text.utf16.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
        return isBig ? [high, low] : [low, high]
      }
      let document = try mupdf(DocumentSource(bytes: bytes, name: "wide.svg"))
      #expect(try document.render(PageRequest(page: 0)).bitmap.size.width == 12)
      #expect(try document.color(x: 5, y: 5) == [255, 0, 0, 255])
    }

    @Test func `one pixel is one CSS pixel at 96 dpi`() throws {
      let document = try open(MuPDFFixtures.svg("width='30' height='20'", square))
      let scaled = try document.render(PageRequest(page: 0, scaling: .dpi(96))).bitmap
      #expect(try document.render(PageRequest(page: 0)).bitmap.bytes == scaled.bytes)
      #expect(try document.page(0).size() == Size(width: 22.5, height: 15))
      #expect(scaled.color(x: 9, y: 9) == [255, 0, 0, 255])
      #expect(scaled.color(x: 10, y: 10) == [255, 255, 255, 255])
    }

    @Test(arguments: ["width='0' height='5'", ""])
    func `an SVG without a size is refused`(attributes: String) {
      let error = #expect(throws: RenderError.self) {
        _ = try open(MuPDFFixtures.svg(attributes)).page(0)
      }
      #expect(error?.code == .damagedDocument)
    }

    @Test func `files beside the document are not read`() throws {
      let image = "<image href='/etc/hostname' width='9' height='9'/>"
      let document = try open(MuPDFFixtures.svg("width='9' height='9'", image))
      #expect(try document.color(x: 4, y: 4) == [255, 255, 255, 255])
    }
  }
#endif
