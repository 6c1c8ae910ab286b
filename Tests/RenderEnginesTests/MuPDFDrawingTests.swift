#if MuPDF
  import RenderConformance
  import RenderKit
  import RenderMuPDF
  import Testing

  @Suite struct MuPDFDrawingTests {
    private let triangle = "0 0 1 rg 1 1 m 18 2 l 3 9 l f"

    private func document(_ content: String, _ entries: String = "") throws -> any RenderDocument {
      let page = MuPDFFixtures.Page(entries: "/MediaBox [0 0 20 10] \(entries)", content: content)
      return try mupdf(MuPDFFixtures.pdf([page]))
    }

    @Test func `annotations and form fields are left out when asked`() throws {
      func appearance(_ color: String) -> String {
        PDFWriter.stream(
          MuPDFFixtures.fill(color, "0 0 8 8"), "/Type /XObject /Subtype /Form /BBox [0 0 8 8]")
      }
      let annotations = [
        "<< /Type /Annot /Subtype /Square /Rect [1 1 9 9] /F 4 /AP << /N 11 0 R >> >>",
        appearance("1 0 0"),
        "<< /Type /Annot /Subtype /Widget /FT /Btn /T (B) /Rect [11 1 19 9] /F 4 "
          + "/AP << /N 13 0 R >> >>",
        appearance("0 1 0"),
      ]
      let document = try mupdf(
        MuPDFFixtures.pdf(
          [.init(entries: "/MediaBox [0 0 20 10] /Annots [10 0 R 12 0 R]")],
          catalog: "/AcroForm << /Fields [12 0 R] >>", objects: annotations))
      #expect(try document.color(x: 5, y: 5) == [255, 0, 0, 255])
      #expect(try document.color(x: 15, y: 5) == [0, 255, 0, 255])
      let without = PageRequest(page: 0, annotations: false)
      #expect(try document.color(x: 5, y: 5, without) == [255, 255, 255, 255])
      #expect(try document.color(x: 15, y: 5, without) == [255, 255, 255, 255])
    }

    @Test(arguments: [0, 1, 2, 4, 6, 8])
    func `an antialiasing level holds for one drawing`(level: Int) throws {
      let document = try document(triangle)
      let before = try document.render(PageRequest(page: 0)).bitmap
      let request = PageRequest(page: 0, background: .transparent, antialiasing: level)
      let shades = Set(
        try document.render(request).bitmap.bytes.enumerated().filter { $0.offset % 4 == 3 }.map(
          \.element))
      #expect(level == 0 ? shades == [0, 255] : shades.count > 2)
      #expect(try document.render(PageRequest(page: 0)).bitmap.bytes == before.bytes)
    }

    @Test func `a background color lies behind the page`() throws {
      let background = Background.color(red: 10, green: 20, blue: 30)
      let document = try document(MuPDFFixtures.fill("1 0 0", "0 0 10 10"))
      let request = PageRequest(page: 0, background: background)
      #expect(try document.color(x: 15, y: 5, request) == [10, 20, 30, 255])
      #expect(try document.color(x: 5, y: 5, request) == [255, 0, 0, 255])
    }

    @Test(arguments: [Background.white, .transparent], [80, 84, 131])
    func `rows may be longer than their pixels, and what lies between stays`(
      background: Background, bytesPerRow: Int
    ) throws {
      let document = try document(triangle)
      let request = PageRequest(page: 0, background: background)
      let expected = try document.render(request).bitmap
      let layout = PixelLayout(expected.size, bytesPerRow: bytesPerRow)
      var bytes = [UInt8](repeating: 77, count: layout.byteCount)
      var pixels = bytes.mutableSpan
      _ = try document.render(request, layout, into: &pixels)
      for row in 0..<10 {
        let start = row * bytesPerRow
        let drawn = bytes[start..<(start + 80)]
        #expect(Array(drawn) == Array(expected.bytes[(row * 80)..<(row * 80 + 80)]))
        #expect(bytes[(start + 80)..<(start + bytesPerRow)].allSatisfy { $0 == 77 })
      }
    }

    @Test func `messages are collected once each and control characters taken out`() throws {
      let content = String(repeating: "/none gs\n", count: 50) + "(\u{1B}[31m) Tj " + triangle
      let document = try document(content)
      let warnings = try document.render(PageRequest(page: 0)).notes.warnings
      #expect(!warnings.isEmpty)
      #expect(Set(warnings).count == warnings.count)
      #expect(warnings.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 32 } })
    }

    @Test func `at most 33 messages are kept`() throws {
      let content = (0..<200).map { "/missing\($0) Do" }.joined(separator: "\n")
      let warnings = try document(content).render(PageRequest(page: 0)).notes.warnings
      #expect(warnings.count <= 33)
    }

    @Test func `documents on several threads keep their pixels`() async throws {
      let expected = try document(triangle).render(PageRequest(page: 0)).bitmap.bytes
      let results = await withTaskGroup(of: [UInt8]?.self) { group in
        for _ in 0..<8 {
          group.addTask {
            let document = try? self.document(self.triangle)
            return (0..<10).compactMap { _ in
              try? document?.render(PageRequest(page: 0)).bitmap.bytes
            }.last
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(results.allSatisfy { $0 == expected })
    }
  }
#endif
