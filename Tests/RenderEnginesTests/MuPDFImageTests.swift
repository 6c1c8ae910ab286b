#if MuPDF
  import RenderImageFile
  import RenderKit
  import RenderMuPDF
  import Testing

  @Suite struct MuPDFImageTests {
    private static let size = PixelSize(width: 7, height: 5)

    /// Opaque noise.
    private static let picture: Bitmap = {
      let bytes = (0..<35).flatMap { pixel -> [UInt8] in
        let value = UInt8(truncatingIfNeeded: pixel &* 73 &+ 11)
        return [value, value &* 3, value &* 7, 255]
      }
      return Bitmap(PixelLayout(size), bytes: bytes)
    }()

    /// A 24-bit bitmap file of the noise, of a certain number of dots per meter.
    private static func bmp(across: Int, along: Int) -> [UInt8] {
      func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
      var bytes = Array("BM".utf8) + [54 + 24 * 5, 0, 54, 40, 7, 5].flatMap(number)
      bytes += [1, 0, 24, 0] + [0, 24 * 5, across, along, 0, 0].flatMap(number)
      for row in (0..<5).reversed() {
        for column in 0..<7 { bytes += picture.color(x: column, y: row)[0..<3].reversed() }
        bytes += [0, 0, 0]
      }
      return bytes
    }

    @Test(arguments: [2835, 3780, 11811, 94488, 0])
    func `at its natural size an image is shown pixel by pixel`(dotsPerMeter: Int) throws {
      let bytes = Self.bmp(across: dotsPerMeter, along: dotsPerMeter)
      let document = try mupdf(DocumentSource(bytes: bytes, name: "noise.bmp"))
      #expect(document.format == .bmp)
      #expect(document.pageCount == 1)
      let bitmap = try document.render(PageRequest(page: 0)).bitmap
      #expect(bitmap.size == Self.size)
      #expect(bitmap.bytes == Self.picture.bytes)
    }

    @Test func `a PNG is shown pixel by pixel`() throws {
      let bytes = try Self.picture.encoded(as: .png)
      let document = try mupdf(DocumentSource(bytes: bytes, name: "noise.png"))
      #expect(try document.render(PageRequest(page: 0)).bitmap.bytes == Self.picture.bytes)
    }

    @Test func `a resolution decides the size in points`() throws {
      let bytes = Self.bmp(across: 11811, along: 11811)
      let page = try mupdf(DocumentSource(bytes: bytes, name: "noise.bmp")).page(0)
      #expect(abs(page.size().width - 7 * 72 / 300) < 0.02)
      #expect(abs(page.naturalDPI - 300) < 2)
    }
  }
#endif
