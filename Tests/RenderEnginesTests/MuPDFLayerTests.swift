#if MuPDF
  import RenderKit
  import RenderMuPDF
  import Testing

  @Suite struct MuPDFLayerTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let white: [UInt8] = [255, 255, 255, 255]

    /// Red at the left on layer A, green at the right on layer B, which is off.
    private func document(usage: String = "") throws -> any RenderDocument {
      let content =
        "/OC /A BDC " + MuPDFFixtures.fill("1 0 0", "0 0 10 10") + "EMC /OC /B BDC "
        + MuPDFFixtures.fill("0 1 0", "10 0 10 10") + "EMC"
      return try mupdf(
        MuPDFFixtures.pdf(
          [
            .init(
              entries: "/MediaBox [0 0 20 10] "
                + "/Resources << /Properties << /A 10 0 R /B 11 0 R >> >>", content: content)
          ],
          catalog: "/OCProperties << /OCGs [10 0 R 11 0 R] /D << /OFF [11 0 R] >> >>",
          objects: [
            "<< /Type /OCG /Name (A) \(usage) >>",
            "<< /Type /OCG /Name <FEFF00C4> \(usage) >>",
          ]))
    }

    @Test func `layers have names and a state`() throws {
      let expected = [
        DocumentLayer(name: "A", isVisible: true), DocumentLayer(name: "Ä", isVisible: false),
      ]
      #expect(try document().layers == expected)
    }

    @Test(arguments: ["", "/Usage << /View << /ViewState /ON >> >>", "/Intent /Design"])
    func `layers are shown and hidden for one drawing`(usage: String) throws {
      let document = try document(usage: usage)
      let before = try document.render(PageRequest(page: 0)).bitmap
      var request = PageRequest(page: 0)
      request.layers = LayerSelection(shown: ["Ä"], hidden: ["A"])
      #expect(try document.color(x: 5, y: 5, request) == white)
      #expect(try document.color(x: 15, y: 5, request) == green)
      request.layers = LayerSelection(shown: ["A"], hidden: ["Ä"])
      #expect(try document.color(x: 5, y: 5, request) == red)
      #expect(try document.color(x: 15, y: 5, request) == white)
      #expect(try document.render(PageRequest(page: 0)).bitmap.bytes == before.bytes)
    }
  }
#endif
