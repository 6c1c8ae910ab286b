#if MuPDF || SVG
  import RenderKit
  import SVGSource
  import Testing

  @Suite struct SVGSourceTests {
    private static let size = Size(width: 31, height: 41)
    private static let tag = "<svg xmlns='http://www.w3.org/2000/svg' width='31' height=\"41\"/>"

    @Test(arguments: [
      tag, "\u{FEFF}" + tag, "<?xml version=\"1.0\"?>\n<!-- <svg width='5'/> -->\n" + tag,
      "<!DOCTYPE svg [<!ENTITY a \"<svg width='9'>\"><!-- ]> -->]>" + tag,
      "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/svg11.dtd\">" + tag,
      "<s:svg xmlns:s='http://www.w3.org/2000/svg' width = '31'\n\theight='41'>",
      "<?xml-stylesheet href='a.css'?>" + tag,
      "<svg a='>' b=\"'\" width='31' height='41' width2='9'>",
    ])
    func `the root is found behind every prolog`(text: String) {
      #expect(SVGRoot(Array(text.utf8))?.naturalSize == Self.size)
    }

    @Test(arguments: [true, false], [true, false])
    func `a document in UTF-16 is read`(isBigEndian: Bool, hasMark: Bool) throws {
      let units = Array(((hasMark ? "\u{FEFF}" : "") + Self.tag).utf16)
      let bytes = units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
      #expect(SVGRoot(bytes)?.naturalSize == Self.size)
      let marked = try DocumentSource(bytes: bytes, name: "a.svg").svgBytes()
      #expect(marked.starts(with: isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]))
    }

    @Test(arguments: ["", " ", "<", "<html/>", "text", "<!-- <svg/>", "<!DOCTYPE svg [", "<?xml"])
    func `what is not SVG has no root`(text: String) {
      #expect(SVGRoot(Array(text.utf8)) == nil)
    }

    /// `<svg/>` compressed with gzip.
    private static let compressed: [UInt8] = [
      0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0x02, 0xFF, 0xB3, 0x29, 0x2E, 0x4B, 0xD7, 0xB7, 0x03, 0x00,
      0x49, 0xFB, 0xB9, 0xAC, 0x06, 0, 0, 0,
    ]

    @Test func `compressed data is unpacked, all members of it`() throws {
      let decoder = GzipDecoder(name: "a.svgz")
      #expect(try decoder.decode(Self.compressed) == Array("<svg/>".utf8))
      #expect(
        try decoder.decode(Self.compressed + Self.compressed) == Array("<svg/><svg/>".utf8))
      let source = DocumentSource(bytes: Self.compressed, name: "named.svg")
      #expect(try source.svgBytes() == Array("<svg/>".utf8))
    }

    @Test func `compressed data that is cut short or damaged is refused`() {
      for count in 2..<Self.compressed.count {
        let error = #expect(throws: RenderError.self) {
          try GzipDecoder(name: "a.svgz").decode(Array(Self.compressed.prefix(count)))
        }
        #expect(error?.code == .damagedDocument)
      }
      var damaged = Self.compressed
      damaged[19] ^= 1
      #expect(throws: RenderError.self) { try GzipDecoder(name: "a.svgz").decode(damaged) }
    }

    @Test func `compressed data beyond the limit is refused`() {
      let error = #expect(throws: RenderError.self) {
        try GzipDecoder(name: "a.svgz", limit: 5).decode(Self.compressed)
      }
      #expect(error?.code == .tooLarge)
    }
  }
#endif
