#if Poppler
  import RenderConformance
  import RenderKit
  import RenderPoppler
  import Testing

  @Suite struct PopplerDrawingTests {
    /// A page with a square annotation and a text field, or with neither.
    private func annotated(_ isAnnotated: Bool) throws -> any RenderDocument {
      var fixture = PopplerFixture(page: "/MediaBox[0 0 200 100]")
      let first = fixture.firstFree
      let look = "/Type/XObject/Subtype/Form/BBox[0 0 40 20]"
      if isAnnotated {
        fixture.pages = ["/MediaBox[0 0 200 100]/Annots[\(first) 0 R \(first + 1) 0 R]"]
        fixture.catalog = "/AcroForm<</Fields[\(first + 1) 0 R]>>"
      }
      fixture.more = [
        "<</Type/Annot/Subtype/Square/F 4/Rect[80 20 120 40]/AP<</N \(first + 2) 0 R>>>>",
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(t)/F 4/Rect[80 50 120 70]/AP<</N \(first + 2) 0 R>>>>",
        PDFWriter.stream("0 1 1 rg 0 0 40 20 re f", look),
      ]
      return try PopplerEngine().open(fixture.source)
    }

    @Test func `annotations and form fields are left out and come back`() throws {
      let document = try annotated(true)
      let without = try annotated(false).render(PageRequest(page: 0)).bitmap.bytes
      let shown = try document.render(PageRequest(page: 0)).bitmap.bytes
      #expect(shown != without)
      let hidden = try document.render(PageRequest(page: 0, annotations: false)).bitmap.bytes
      #expect(hidden == without)
      #expect(try document.render(PageRequest(page: 0)).bitmap.bytes == shown)
    }

    /// Two layers, one of them hidden by default.
    private func layered() throws -> any RenderDocument {
      var fixture = PopplerFixture(page: "")
      let first = fixture.firstFree
      let properties = "/Properties<</A \(first) 0 R/B \(first + 1) 0 R>>"
      fixture.pages = ["/MediaBox[0 0 40 20]/Resources<<\(properties)>>"]
      fixture.content = """
        /OC/A BDC 1 0 0 rg 0 0 20 20 re f EMC /OC/B BDC 0 0 1 rg 20 0 20 20 re f EMC
        """
      let order = "[\(first) 0 R \(first + 1) 0 R]"
      fixture.catalog = """
        /OCProperties<</OCGs\(order)/D<</Order\(order)/OFF[\(first + 1) 0 R]>>>>
        """
      fixture.more = ["<</Type/OCG/Name(Red)>>", "<</Type/OCG/Name(Blue)>>"]
      return try PopplerEngine().open(fixture.source)
    }

    @Test func `layers are shown and hidden by name, and come back`() throws {
      let document = try layered()
      #expect(
        document.layers == [
          DocumentLayer(name: "Red", isVisible: true),
          DocumentLayer(name: "Blue", isVisible: false),
        ])
      func colors(_ layers: LayerSelection = LayerSelection()) throws -> [[UInt8]] {
        let bytes = try document.render(PageRequest(page: 0, layers: layers)).bitmap.bytes
        return [10, 30].map { Array(bytes[($0 + 400) * 4..<($0 + 400) * 4 + 3]) }
      }
      let (red, blue, white): ([UInt8], [UInt8], [UInt8]) = (
        [0, 0, 255], [255, 0, 0], [255, 255, 255]
      )
      #expect(try colors() == [red, white])
      #expect(try colors(LayerSelection(shown: ["Blue"])) == [red, blue])
      #expect(try colors(LayerSelection(shown: ["Blue"], hidden: ["Red"])) == [white, blue])
      #expect(try colors() == [red, white])
    }

    @Test func `a layer that does not exist is refused`() throws {
      let error = #expect(throws: RenderError.self) {
        _ = try layered().render(PageRequest(page: 0, layers: LayerSelection(shown: ["Green"])))
      }
      #expect(error?.code == .invalidRequest)
    }

    @Test func `a page has text and a label`() throws {
      var fixture = PopplerFixture(
        pages: Array(repeating: "/MediaBox[0 0 200 100]/Resources<</Font<</F 6 0 R>>>>", count: 2))
      fixture.catalog = "/PageLabels<</Nums[0<</S/r/St 4>>]>>"
      fixture.content = "BT /F 12 Tf 10 50 Td (Hello) Tj 0 -20 Td (world) Tj ET"
      fixture.more = ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"]
      let document = try PopplerEngine().open(fixture.source)
      #expect(try document.text(ofPage: 0) == "Hello\nworld")
      #expect(try [0, 1].map { try document.page($0).label } == ["iv", "v"])
    }

    @Test func `a page of a document without labels has none`() throws {
      let document = try annotated(false)
      #expect(try document.page(0).label == nil)
    }

    @Test func `what Poppler complains about becomes a warning`() throws {
      var fixture = PopplerFixture(page: "/MediaBox[0 0 20 20]")
      fixture.content = "nonsense nonsense"
      let notes = try PopplerEngine().open(fixture.source).render(PageRequest(page: 0)).notes
      #expect(notes.warnings.contains { $0.contains("nonsense") })
      #expect(Set(notes.warnings).count == notes.warnings.count)
    }
  }
#endif
