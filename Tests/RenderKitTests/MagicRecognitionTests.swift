import RenderKit
import Testing

@Suite struct MagicRecognitionTests {
  static let signatures: [(DocumentFormat, [UInt8])] = [
    (.pdf, Array("%PDF-1.7\n".utf8)),
    (.svgz, [0x1F, 0x8B, 0x08, 0x00]),
    (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]), (.jpeg, [0xFF, 0xD8, 0xFF, 0xDB]),
    (.tiff, [0x49, 0x49, 0x2A, 0x00, 8, 0]), (.tiff, [0x4D, 0x4D, 0x00, 0x2A, 0, 0]),
    (.gif, Array("GIF89a".utf8)), (.gif, Array("GIF87a".utf8)),
    (.bmp, Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0]),
    (.bmp, Array("BM".utf8) + [UInt8](repeating: 9, count: 12) + [124, 0, 0, 0]),
    (.jpeg2000, [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    (.jpeg2000, [0xFF, 0x4F, 0xFF, 0x51]),
  ]

  @Test(arguments: signatures)
  func `a document is recognized by its first bytes, whatever its name`(
    expected: DocumentFormat, bytes: [UInt8]
  ) throws {
    for name in ["a", "a.txt", "a.pdf", "a.svg", "a.cbz"] {
      #expect(try format(bytes, name) == expected)
      #expect(try format(bytes + [UInt8](repeating: 0x20, count: 5000), name) == expected)
    }
  }

  @Test(arguments: signatures)
  func `what begins a document wins over a PDF header behind it`(
    expected: DocumentFormat, bytes: [UInt8]
  ) throws {
    #expect(try format(bytes + Array("%PDF-1.4".utf8)) == expected)
  }

  @Test func `XML and archives win over a PDF header behind their beginning`() throws {
    #expect(try format(Array("<svg>%PDF-1.4</svg>".utf8)) == .svg)
    #expect(try format(Array("<!-- %PDF-1.4 --><svg/>".utf8)) == .svg)
    #expect(try format(ZipFixture(["%PDF-1.4.png"]).bytes()) == .cbz)
    expectUnsupported(ZipFixture(["%PDF-1.4.txt"]).bytes(), "a.pdf")
  }

  @Test(arguments: [0, 1, 7, 500, 1019])
  func `a PDF header may follow junk within the first 1024 bytes`(offset: Int) throws {
    for junk in [0x20, 0x00, 0xFF, UInt8(ascii: "%"), UInt8(ascii: "B")] {
      let bytes = [UInt8](repeating: junk, count: offset) + Array("%PDF-1.4".utf8)
      #expect(try format(bytes) == .pdf)
      #expect(try format(bytes, "misnamed.png") == .pdf)
    }
  }

  @Test func `junk in front of a PDF header may be markup`() throws {
    #expect(try format(Array("<html>error</html>\n%PDF-1.4".utf8)) == .pdf)
    #expect(try format(Array("\u{FEFF}%PDF-1.4".utf8)) == .pdf)
  }

  @Test func `a PDF header further on says nothing`() throws {
    let bytes = [UInt8](repeating: 0x20, count: 1020) + Array("%PDF-1.4".utf8)
    expectUnsupported(bytes, "a.txt")
    #expect(try format(bytes, "a.pdf") == .pdf)
  }

  @Test(arguments: signatures)
  func `half a signature says nothing`(expected: DocumentFormat, bytes: [UInt8]) throws {
    for count in 1...2 {
      expectUnsupported(Array(bytes.prefix(count)), "a.txt")
      #expect(try format(Array(bytes.prefix(count)), "a.gif") == .gif)
    }
  }

  @Test func `text that begins with BM is no bitmap`() {
    expectUnsupported(Array("BM is short for bitmap, but this is a text.".utf8), "a.txt")
  }
}
