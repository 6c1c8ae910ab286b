#if MuPDF
  import RenderKit
  import RenderMuPDF
  import Testing

  @Suite struct MuPDFBoxTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let white: [UInt8] = [255, 255, 255, 255]

    @Test(
      arguments: [
        ("/MediaBox [0 0 50 40]", 50, 40), ("/MediaBox [50 40 0 0]", 50, 40),
        ("/MediaBox [0 0 50 40] /Rotate 90", 40, 50), ("/MediaBox [0 0 50 40] /Rotate -90", 40, 50),
        ("/MediaBox [0 0 50 40] /Rotate 450", 40, 50),
        ("/MediaBox [0 0 50 40] /Rotate 90.0", 40, 50), ("/MediaBox [0 0 50 40] /Rotate 45", 50, 40),
        ("/MediaBox [0 0 50 40] /Rotate 200", 50, 40), ("/MediaBox [0 0 50 40 9]", 612, 792),
        ("/MediaBox [0 0 50]", 612, 792), ("/MediaBox [0 0 0 40]", 612, 792), ("", 612, 792),
        ("/MediaBox [0 0 50 40] /UserUnit 2", 100, 80),
        ("/MediaBox [0 0 50 40] /UserUnit 0", 50, 40),
        ("/MediaBox [0 0 50 40] /UserUnit -1", 50, 40),
        ("/MediaBox [0 0 50 40] /CropBox [10 10 30 20]", 20, 10),
        ("/MediaBox [0 0 50 40] /CropBox [60 60 90 90]", 50, 40),
        ("/MediaBox [0 0 50 40] /CropBox [10 10 10 20]", 50, 40),
        ("/MediaBox [0 0 0.5 40]", 1, 40), ("/MediaBox [0 0 0.5 0.25] /Rotate 270", 1, 1),
      ])
    func `a page is as large as its boxes say, whatever MuPDF makes of them`(
      entries: String, width: Int, height: Int
    ) throws {
      let content = MuPDFFixtures.fill("1 0 0", "-1000 -1000 3000 3000")
      let document = try mupdf(MuPDFFixtures.pdf([.init(entries: entries, content: content)]))
      let bitmap = try document.render(PageRequest(page: 0)).bitmap
      #expect(bitmap.size == PixelSize(width: width, height: height))
      #expect(bitmap.color(x: 0, y: 0) == red)
      #expect(bitmap.color(x: width - 1, y: height - 1)[3] == 255)
    }

    @Test func `a box that is no array of four numbers is asked of the parent`() throws {
      let document = try mupdf(
        MuPDFFixtures.pdf(
          [.init(entries: "/CropBox [0 0 10]")],
          tree: "/MediaBox [0 0 50 40] /CropBox [5 5 25 15] /Rotate 90"))
      let page = try document.page(0)
      #expect(page.boxes[.crop] == Rect(x: 5, y: 5, width: 20, height: 10))
      #expect(page.rotation == .quarter)
    }

    @Test(arguments: [0, 90, 180, 270], ["", "/Group << /S /Transparency >>"])
    func `what lies outside the crop box is drawn for a larger box`(
      rotation: Int, group: String
    ) throws {
      let entries =
        "/MediaBox [0 0 50 40] /CropBox [10 10 40 30] /BleedBox [5 5 45 35] "
        + "/Rotate \(rotation) \(group)"
      let content = MuPDFFixtures.fill("1 0 0", "0 0 50 40")
      let document = try mupdf(MuPDFFixtures.pdf([.init(entries: entries, content: content)]))
      for box in [PageBox.media, .bleed, .crop] {
        let bitmap = try document.render(PageRequest(page: 0, box: box)).bitmap
        let isRed = stride(from: 0, to: bitmap.bytes.count, by: 4).allSatisfy {
          Array(bitmap.bytes[$0..<($0 + 4)]) == [0, 0, 255, 255]
        }
        #expect(isRed, "the \(box) box")
      }
    }

    @Test func `drawing another box leaves no trace in later drawings`() throws {
      let document = try mupdf(
        MuPDFFixtures.pdf([
          .init(
            entries: "/MediaBox [0 0 50 40] /CropBox [10 10 40 30] /Rotate 90",
            content: MuPDFFixtures.fill("1 0 0", "12 14 9 8"))
        ]))
      let before = try document.render(PageRequest(page: 0)).bitmap.bytes
      let info = try document.page(0)
      for box in PageBox.allCases { _ = try document.render(PageRequest(page: 0, box: box)) }
      #expect(try document.render(PageRequest(page: 0)).bitmap.bytes == before)
      #expect(try document.page(0) == info)
    }

    @Test(arguments: ["/Rotate 45", "/Rotate 200", "/UserUnit 0", "/Rotate 90.5"])
    func `a page that MuPDF would turn or scale otherwise is drawn upright`(entry: String) throws {
      let content = MuPDFFixtures.fill("1 0 0", "0 0 25 40")
      let document = try mupdf(
        MuPDFFixtures.pdf([.init(entries: "/MediaBox [0 0 50 40] \(entry)", content: content)]))
      #expect(try document.color(x: 2, y: 2) == red)
      #expect(try document.color(x: 2, y: 37) == red)
      #expect(try document.color(x: 47, y: 2) == white)
    }
  }
#endif
