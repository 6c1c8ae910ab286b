import RenderKit
import Testing

@Suite struct DispatchExplanationTests {
  private let dispatcher = EngineDispatcher(
    engines: [
      FakeEngine("poppler", [.pdf]), FakeEngine("mupdf", [.pdf, .svg]),
      FakeEngine("librsvg", [.svg]),
    ], preferences: [.svg: ["librsvg", "resvg"]])

  @Test func `an explanation names the format, the engine and the reasons`() throws {
    let explanation = try explain("<svg/>", "icon.svg")
    #expect(explanation.format == .svg)
    #expect(explanation.basis == .content)
    #expect(explanation.misleadingExtension == nil)
    #expect(explanation.chosen == "librsvg")
    #expect(
      explanation.description == """
        icon.svg is SVG by its content.
          librsvg: chosen; preferred for SVG
          mupdf: not chosen, comes number 2; opens SVG
          resvg: preferred for SVG, but not there
          poppler: does not open SVG
        """)
  }

  @Test func `a name that says something else is mentioned`() throws {
    let explanation = try explain("%PDF-1.4", "icon.svg")
    #expect(explanation.misleadingExtension == .svg)
    #expect(explanation.chosen == "poppler")
    #expect(
      explanation.description.hasPrefix(
        "icon.svg is PDF by its content, although its name says SVG.\n"))
  }

  @Test func `a format known by its name only is said to be`() throws {
    let explanation = try explain("what?", "report.pdf")
    #expect(explanation.basis == .fileExtension)
    #expect(explanation.description.hasPrefix("report.pdf is PDF by its name.\n"))
  }

  @Test func `the engines behind are said to be tried where falling back is on`() throws {
    let fallback = EngineDispatcher(engines: dispatcher.engines, fallsBack: true)
    let explanation = try fallback.explain(
      DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a"))
    #expect(
      explanation.verdicts.first { $0.engine == "mupdf" }?.reason
        == "tried number 2 if those before fail; opens PDF")
  }

  @Test func `a document that no engine opens is explained, too`() throws {
    let explanation = try explain("GIF89a", "a.gif")
    #expect(explanation.chosen == nil)
    #expect(explanation.verdicts.allSatisfy { $0.reason == "does not open GIF" })
    #expect(explanation.verdicts.count == 3)
  }

  @Test func `what has no format cannot be explained`() {
    let error = #expect(throws: RenderError.self) { try explain("what?", "notes.txt") }
    #expect(error?.code == .unsupportedFormat)
  }

  private func explain(_ content: String, _ name: String) throws -> DispatchExplanation {
    try dispatcher.explain(DocumentSource(bytes: Array(content.utf8), name: name))
  }
}
