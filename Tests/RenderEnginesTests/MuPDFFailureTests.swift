#if MuPDF
  import RenderKit
  import RenderMuPDF
  import Testing

  @Suite struct MuPDFFailureTests {
    private func failure(_ bytes: [UInt8], _ name: String) -> RenderError? {
      #expect(throws: RenderError.self) {
        _ = try mupdf(DocumentSource(bytes: bytes, name: name)).render(PageRequest(page: 0))
      }
    }

    @Test(arguments: ["pdf", "xps", "epub", "cbz", "png", "jpeg", "tiff", "gif", "bmp", "jp2"])
    func `what is no document of its format is damaged`(format: String) throws {
      let source = DocumentSource(bytes: Array("PK\u{3}\u{4}nonsense".utf8), name: "x")
      let error = #expect(throws: RenderError.self) {
        let document = try MuPDFEngine().load(
          source, as: DocumentFormat(rawValue: format), OpenOptions())
        _ = try document.render(PageRequest(page: 0))
      }
      #expect(error?.code == .damagedDocument)
      #expect(error?.engine == "mupdf")
      #expect(error?.message.contains("x") == true)
    }

    @Test func `a PDF without pages is damaged`() {
      let bytes =
        "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n"
        + "2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer << /Root 1 0 R >>\n"
      #expect(failure(Array(bytes.utf8), "none.pdf")?.code == .damagedDocument)
    }

    @Test func `an encryption that MuPDF does not know is no damage`() {
      let bytes =
        "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Filter /Own >>\nendobj\n"
        + "trailer << /Root 1 0 R /Encrypt 2 0 R /ID [(a) (a)] >>\n"
      #expect(failure(Array(bytes.utf8), "own.pdf")?.code == .unsupportedFormat)
    }

    @Test func `a page that cannot be found is named`() throws {
      let page = MuPDFFixtures.Page(entries: "/MediaBox [0 0 9 9]")
      let document = try mupdf(MuPDFFixtures.pdf([page], tree: "/Count 3"))
      #expect(document.pageCount == 3)
      let error = #expect(throws: RenderError.self) {
        _ = try document.render(PageRequest(page: 2))
      }
      #expect(error?.code == .damagedDocument)
      #expect(error?.message.contains("page 3 of fixture.pdf") == true)
      #expect(try document.render(PageRequest(page: 0)).bitmap.size.width == 9)
    }

    @Test(arguments: [1_000_000, 2_147_483_647])
    func `pages that a PDF only claims to have are not counted`(count: Int) throws {
      let page = MuPDFFixtures.Page(entries: "/MediaBox [0 0 9 9]")
      let document = try mupdf(MuPDFFixtures.pdf([page, page], tree: "/Count \(count)"))
      #expect(document.pageCount == 2)
      let (bitmap, notes) = try document.render(PageRequest(page: 1))
      #expect(bitmap.size.width == 9)
      #expect(notes.warnings.contains { $0.contains("\(count) pages") })
    }

    @Test(arguments: [-1, 1, Int.max, Int.min])
    func `a page that there is not has no size and no text`(index: Int) throws {
      let document = try mupdf(MuPDFFixtures.pdf([.init()]))
      #expect(throws: RenderError.self) { _ = try document.page(index) }
      let error = #expect(throws: RenderError.self) { _ = try document.text(ofPage: index) }
      #expect(error?.code == .pageOutOfRange)
    }

    @Test func `damage in the content gives what could be drawn and says so`() throws {
      let content = MuPDFFixtures.fill("1 0 0", "0 0 9 9") + ") >> q Q 1 0 0 ] BT /F1 7 Tf (x) Tj"
      let document = try mupdf(
        MuPDFFixtures.pdf([.init(entries: "/MediaBox [0 0 9 9]", content: content)]))
      let (bitmap, notes) = try document.render(PageRequest(page: 0))
      #expect(bitmap.color(x: 4, y: 4) == [255, 0, 0, 255])
      #expect(!notes.warnings.isEmpty)
    }

    @Test func `what repairing a document said is part of every page's notes`() throws {
      let intact = MuPDFFixtures.pdf([.init(entries: "/MediaBox [0 0 9 9]")])
      let bytes = try intact.read(at: 0, count: intact.byteCount - 30)
      let document = try mupdf(DocumentSource(bytes: bytes, name: "cut.pdf"))
      for _ in 0..<2 {
        #expect(try !document.render(PageRequest(page: 0)).notes.warnings.isEmpty)
      }
    }

    @Test func `text is extracted line by line`() throws {
      let content = "BT /F 10 Tf 5 30 Td (Hello) Tj 0 -14 Td (World) Tj ET"
      let page = MuPDFFixtures.Page(
        entries: "/MediaBox [0 0 90 50] /Resources << /Font << /F 10 0 R >> >>", content: content)
      let document = try mupdf(
        MuPDFFixtures.pdf(
          [page], objects: ["<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]))
      #expect(try document.text(ofPage: 0) == "Hello\nWorld\n")
    }
  }
#endif
