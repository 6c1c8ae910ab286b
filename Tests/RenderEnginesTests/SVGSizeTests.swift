#if SVG
  import RenderKit
  import RenderSVG
  import SVGSource
  import Testing

  @Suite struct SVGSizeTests {
    private func compare(_ source: DocumentSource) throws {
      let root = try #require(SVGRoot(source.svgBytes()))
      guard let size = root.naturalSize else { return }
      let box = try SVGEngine().load(source, as: .svg, OpenOptions()).page(0).boxes[.crop]
      #expect(abs(size.width - box.width) < 0.0002, "\(size) is \(box)")
      #expect(abs(size.height - box.height) < 0.0002, "\(size) is \(box)")
    }

    @Test(.enabled(if: !CairoCorpus.svg.isEmpty, "there is no corpus"), arguments: CairoCorpus.svg)
    func `a picture's size is read as librsvg reads it`(file: String) throws {
      try compare(DocumentSource(file: file))
    }

    @Test(arguments: SVGFixture.oddSizes)
    func `an odd size is read as librsvg reads it`(attributes: String) throws {
      let bytes = Array(SVGFixture.document(attributes).utf8)
      try compare(DocumentSource(bytes: bytes, name: "odd.svg"))
    }

    @Test(arguments: SVGFixture.noSizes)
    func `a picture without a size has none for either`(attributes: String) throws {
      let bytes = Array(SVGFixture.document(attributes).utf8)
      let size = try #require(SVGRoot(bytes)?.naturalSize)
      #expect(size.width <= 0 || size.height <= 0)
      let error = #expect(throws: RenderError.self) {
        _ = try SVGEngine().load(
          DocumentSource(bytes: bytes, name: "none.svg"), as: .svg, OpenOptions())
      }
      #expect(error?.code == .damagedDocument)
      #expect(error?.message.contains("no size") == true)
    }

    @Test(arguments: ["", "width='50%'", "width='30'", "height='4' width='x'"])
    func `a size that must be measured is not guessed`(attributes: String) throws {
      let root = try #require(SVGRoot(Array(SVGFixture.document(attributes).utf8)))
      #expect(root.naturalSize == nil)
    }
  }
#endif
