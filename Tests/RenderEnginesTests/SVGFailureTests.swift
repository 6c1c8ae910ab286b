#if SVG
  import Foundation
  import RenderKit
  import RenderSVG
  import TestSupport
  import Testing

  @Suite struct SVGFailureTests {
    private func open(
      _ text: String, _ options: OpenOptions = OpenOptions()
    ) throws(RenderError) -> any RenderDocument {
      let source = DocumentSource(bytes: Array(text.utf8), name: "fixture.svg")
      return try SVGEngine().load(source, as: .svg, options)
    }

    @Test(arguments: [
      "<html/>", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>", "text",
    ])
    func `a document that is not SVG is damaged`(text: String) {
      let error = #expect(throws: RenderError.self) { _ = try open(text) }
      #expect(error?.code == .damagedDocument)
      #expect(error?.engine == "librsvg")
    }

    @Test func `an element that does not exist is named`() {
      let error = #expect(throws: RenderError.self) {
        _ = try open(SVGFixture.document(""), OpenOptions(element: "nowhere"))
      }
      #expect(error?.code == .invalidRequest)
      #expect(error?.message.contains("'nowhere'") == true)
    }

    @Test func `a base directory that does not exist is refused`() {
      let error = #expect(throws: RenderError.self) {
        _ = try open(SVGFixture.document(""), OpenOptions(baseDirectory: "/does/not/exist"))
      }
      #expect(error?.code == .invalidRequest)
    }

    @Test func `files are read only in a base directory or below`() throws {
      let root = try TemporaryDirectory()
      let picture =
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9H0z'/></svg>"
      for name in ["base/below/a.svg", "base/a.svg", "a.svg"] {
        try root.write(picture.utf8, to: name)
      }
      let base = root.path("base")
      func isDrawn(_ href: String, base: String?) throws -> Bool {
        let document = try open(
          """
          <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
          width="9" height="9"><image xlink:href="\(href)" width="9" height="9"/></svg>
          """, OpenOptions(baseDirectory: base))
        let request = PageRequest(page: 0, background: .transparent)
        return try document.render(request).bitmap.bytes.contains { $0 != 0 }
      }
      #expect(try isDrawn("a.svg", base: base))
      #expect(try isDrawn("below/a.svg", base: base))
      #expect(try !isDrawn("../a.svg", base: base))
      #expect(try !isDrawn(root.path("a.svg"), base: base))
      #expect(try !isDrawn("file://\(base)/a.svg", base: nil))
      #expect(try !isDrawn("a.svg", base: nil))
    }
  }
#endif
