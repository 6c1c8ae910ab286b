#if Poppler
  import RenderConformance
  import RenderKit
  import RenderPoppler
  import TestSupport
  import Testing

  @Suite struct PopplerFailureTests {
    private func failure(_ bytes: [UInt8], password: String? = nil) -> RenderError.Code? {
      do {
        _ = try PopplerEngine().load(
          DocumentSource(bytes: bytes, name: "broken.pdf"), as: .pdf,
          OpenOptions(password: password))
        return nil
      } catch {
        return error.code
      }
    }

    @Test func `a document that is not PDF is damaged`() {
      #expect(failure(Array("<svg/>".utf8)) == .damagedDocument)
      #expect(failure(Array("%PDF-1.7".utf8)) == .damagedDocument)
    }

    @Test func `a document without pages is damaged`() {
      #expect(failure(PopplerFixture(pages: []).bytes) == .damagedDocument)
    }

    @Test func `a document without bytes is empty`() {
      #expect(failure([]) == .emptyDocument)
    }

    @Test func `a page that Poppler cannot read is damaged, the others are drawn`() throws {
      var fixture = PopplerFixture(pages: ["/MediaBox[0 0 10 10]"])
      fixture.inherited = "/Count 2/Kids[4 0 R 99 0 R]"
      let document = try PopplerEngine().open(fixture.source)
      _ = try document.render(PageRequest(page: 0))
      let error = #expect(throws: RenderError.self) {
        _ = try document.render(PageRequest(page: 1))
      }
      #expect(error?.code == .damagedDocument)
    }

    /// How qpdf encrypts, and a password beyond ASCII as it must be written for that.
    static let encryptions = [
      (["128", "--use-aes=y"], "\u{FC}ser"), (["256"], "\u{FC}ser"), (["256"], "plain"),
    ]

    @Test(.enabled(if: CairoTool.qpdf.isInstalled, "qpdf is not installed"), arguments: encryptions)
    func `either password opens an encrypted document, with every box`(
      encryption: [String], password: String
    ) throws {
      let fixture = PopplerFixture(
        page: "/CropBox[20 10 180 90]", inherited: "/MediaBox[0 0 200 100]")
      let plain = try TemporaryFile(fixture.bytes, extension: "pdf")
      let locked = try TemporaryFile([], extension: "pdf")
      let arguments = ["--allow-weak-crypto", "--encrypt", password, "owner"] + encryption
      try #require(try CairoTool.qpdf.run(arguments + ["--", plain.path, locked.path]))
      let source = try DocumentSource(file: locked.path)
      let bytes = try source.read(at: 0, count: source.byteCount)
      #expect(failure(bytes) == .passwordRequired)
      #expect(failure(bytes, password: "wrong") == .passwordWrong)
      #expect(failure(bytes, password: "\u{20AC}") == .passwordWrong)
      let expected = try PopplerEngine().open(fixture.source)
      for password in [password, "owner"] {
        let document = try PopplerEngine().open(source, OpenOptions(password: password))
        for box in [PageBox.crop, .media] {
          let request = PageRequest(page: 0, box: box)
          let pixels = try document.render(request).bitmap.bytes
          #expect(try pixels == expected.render(request).bitmap.bytes)
        }
      }
    }

    @Test(arguments: [nil, "any"])
    func `encryption of an unknown kind asks for no password`(password: String?) {
      let file = PDFWriter(
        objects: [
          "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>", "<</Filter/Own/V 9>>",
        ], trailer: "/Encrypt 4 0 R/ID[<31><31>]")
      #expect(failure(file.bytes, password: password) == .unsupportedFormat)
    }

    @Test func `a password for a document that has none does no harm`() {
      #expect(failure(PopplerFixture(page: "").bytes, password: "any") == nil)
    }
  }
#endif
