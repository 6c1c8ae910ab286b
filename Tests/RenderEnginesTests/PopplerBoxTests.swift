#if Poppler
  import RenderKit
  import RenderPoppler
  import Testing

  @Suite struct PopplerBoxTests {
    private func draw(
      _ page: String, _ request: PageRequest, inherited: String = "/MediaBox[0 0 200 100]"
    ) throws -> Bitmap {
      let fixture = PopplerFixture(page: page, inherited: inherited)
      return try PopplerEngine().open(fixture.source).render(request).bitmap
    }

    @Test(arguments: [
      ("/CropBox[500 500 600 600]", "a crop box beside the media box"),
      ("/CropBox[50 50 50 90]", "a crop box without width"),
      ("/CropBox[1 2 3]", "a crop box of three numbers"),
      ("/MediaBox[0 0 50 50 7]", "a media box of five numbers, which the parent replaces"),
      ("/MediaBox(none)/CropBox/All", "boxes that are no arrays"),
      ("/Rotate 45", "a rotation by half a quarter"),
      ("/Rotate/Left", "a rotation that is no number"),
      ("/Rotate 360", "a whole turn"),
      ("/UserUnit -1", "a negative unit"),
    ])
    func `a damaged page is drawn as if the damage were not there`(
      page: String, what: String
    ) throws {
      let request = PageRequest(page: 0)
      #expect(try draw(page, request).bytes == draw("", request).bytes, "\(what)")
    }

    @Test func `a rotation written as a real number counts`() throws {
      for angle in [90, 180, 270] {
        let request = PageRequest(page: 0)
        let crop = "/CropBox[20 10 180 90]"
        let expected = try draw("\(crop)/Rotate \(angle)", request)
        #expect(try draw("\(crop)/Rotate \(angle).0", request).bytes == expected.bytes)
      }
    }

    @Test func `a unit multiplies the page`() throws {
      let crop = "/CropBox[20 10 180 90]"
      let large = try draw("\(crop)/UserUnit 2", PageRequest(page: 0))
      #expect(large.size == PixelSize(width: 320, height: 160))
      #expect(try large.bytes == draw(crop, PageRequest(page: 0, scaling: .scale(2))).bytes)
    }

    @Test(arguments: Rotation.allCases)
    func `a larger box shows what the crop box hides`(turn: Rotation) throws {
      let rotate = "/Rotate \(turn.rawValue)"
      let request = PageRequest(page: 0, box: .media)
      let cropped = try draw("/CropBox[20 10 180 90]\(rotate)", request)
      #expect(try cropped.bytes == draw(rotate, request).bytes)
    }

    @Test(arguments: [PageBox.bleed, .trim, .art])
    func `a box is drawn like a page that is cropped to it`(box: PageBox) throws {
      let boxes = [PageBox.bleed: "10 5 190 95", .trim: "30 20 170 80", .art: "0 40 120 100"]
      let array = try #require(boxes[box])
      let name = box.rawValue.prefix(1).uppercased() + box.rawValue.dropFirst()
      let drawn = try draw(
        "/CropBox[20 10 180 90]/\(name)Box[\(array)]", PageRequest(page: 0, box: box))
      #expect(try drawn.bytes == draw("/CropBox[\(array)]", PageRequest(page: 0)).bytes)
    }

    @Test(arguments: [Rotation.quarter, .half, .threeQuarters])
    func `an extra turn equals a turned page`(turn: Rotation) throws {
      let crop = "/CropBox[20 10 180 90]"
      let turned = try draw(crop, PageRequest(page: 0, rotation: turn))
      let expected = try draw("\(crop)/Rotate \(turn.rawValue)", PageRequest(page: 0))
      #expect(turned.size == expected.size)
      #expect(turned.bytes == expected.bytes)
    }

    @Test func `drawing another box leaves the crop box's pixels alone`() throws {
      let fixture = PopplerFixture(
        page: "/CropBox[20 10 180 90]", inherited: "/MediaBox[0 0 200 100]")
      let document = try PopplerEngine().open(fixture.source)
      let before = try document.render(PageRequest(page: 0)).bitmap.bytes
      _ = try document.render(PageRequest(page: 0, box: .media))
      #expect(try document.render(PageRequest(page: 0)).bitmap.bytes == before)
    }

    @Test func `the boxes of a page deep in an uneven tree are its own`() throws {
      // The tree's root holds a page and a node of two pages.
      var fixture = PopplerFixture(pages: ["/MediaBox[0 0 10 10]"])
      let node = fixture.firstFree
      fixture.more = [
        "<</Type/Pages/Parent 2 0 R/Count 2/Kids[\(node + 1) 0 R \(node + 2) 0 R]>>",
        "<</Type/Page/Parent \(node) 0 R/MediaBox[0 0 20 20]>>",
        "<</Type/Page/Parent \(node) 0 R/MediaBox[0 0 30 30]>>",
      ]
      fixture.inherited = "/Count 3/Kids[4 0 R \(node) 0 R]"
      let document = try PopplerEngine().open(fixture.source)
      #expect(document.pageCount == 3)
      let widths = try (0..<3).map { try document.page($0).size().width }
      #expect(widths == [10, 20, 30])
    }
  }
#endif
