#if SVG
  import RenderKit
  import RenderSVG
  import TestSupport
  import Testing

  @Suite(.enabled(if: CairoTool.rsvg.isInstalled, "rsvg-convert is not installed"))
  struct SVGParityTests {
    /// Documents on which librsvg ends the process.
    private static let deadly = ["filters/feTile/empty-region.svg"]

    private static let corpus = CairoCorpus.svg.filter { file in
      !deadly.contains { file.hasSuffix($0) }
    }

    private func compare(
      _ file: String, zoom: Double, _ options: OpenOptions = OpenOptions(), _ more: [String] = []
    ) throws {
      let theirs = try CairoTool.svg(file, ["-z", "\(zoom)", "-b", "white"] + more)
      let document = try? SVGEngine().load(DocumentSource(file: file), as: .svg, options)
      let ours = try document?.render(PageRequest(page: 0, scaling: .scale(zoom))).bitmap
      #expect(ours?.size == theirs?.size)
      let isSame = ours?.bytes == theirs?.bytes
      #expect(isSame, "\(file) at \(zoom)")
    }

    @Test(.enabled(if: !corpus.isEmpty, "there is no corpus"), arguments: corpus)
    func `a picture has the pixels of rsvg-convert`(file: String) throws {
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      let options = OpenOptions(baseDirectory: "/" + folder)
      for zoom in [1, 1.333] { try compare(file, zoom: zoom, options) }
    }

    @Test(arguments: SVGFixture.oddSizes)
    func `a picture of an odd size has the pixels of rsvg-convert`(attributes: String) throws {
      let file = try TemporaryFile(SVGFixture.document(attributes), extension: "svg")
      for zoom in [1, 1.333] { try compare(file.path, zoom: zoom) }
    }

    @Test func `a transparent picture has the pixels of rsvg-convert`() throws {
      let file = try TemporaryFile(
        SVGFixture.document("width='41' height='47'"), extension: "svg")
      let theirs = try #require(try CairoTool.svg(file.path, ["-z", "1.7"]))
      let document = try SVGEngine().open(DocumentSource(file: file.path))
      let request = PageRequest(page: 0, scaling: .scale(1.7), background: .transparent)
      let ours = try document.render(request).bitmap
      #expect(ours.asCairoWritesPNG == theirs.bytes)
    }

    @Test(arguments: ["shapes", "disc"])
    func `an element has the pixels of rsvg-convert`(element: String) throws {
      let file = try TemporaryFile(
        SVGFixture.document("width='90' height='90'"), extension: "svg")
      let options = OpenOptions(element: element)
      for zoom in [1, 1.333] {
        try compare(file.path, zoom: zoom, options, ["--export-id", element])
      }
    }

    @Test func `a style sheet has the effect that it has in rsvg-convert`() throws {
      let css = "rect { fill: orange } circle { stroke: black }"
      let file = try TemporaryFile(
        SVGFixture.document("width='90' height='90'"), extension: "svg")
      let sheet = try TemporaryFile(css, extension: "css")
      try compare(
        file.path, zoom: 1.333, OpenOptions(styleSheet: css), ["--stylesheet", sheet.path])
    }
  }
#endif
