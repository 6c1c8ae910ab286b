import RenderKit
import Testing

@Suite struct DocumentFontTests {
  private static let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf")

  @Test(arguments: [
    ("ABCDEF+Times", "Times", true), ("ABCDEF+", "", true), ("ABCDEF+ABCDEF+A", "ABCDEF+A", true),
    ("ABCDE+Times", "ABCDE+Times", false), ("ABCDEf+Times", "ABCDEf+Times", false),
    ("ABCDEFG+Times", "ABCDEFG+Times", false), ("ABCDEÄ+Times", "ABCDEÄ+Times", false),
    ("Times", "Times", false), ("", "", false),
  ])
  func `a subset's prefix is no part of the name`(
    spelling: String, name: String, isSubset: Bool
  ) {
    let font = DocumentFont(spelling, isEmbedded: true)
    #expect(font.name == name)
    #expect(font.isSubset == isSubset)
  }

  @Test func `fonts are listed in order, equal ones once`() throws {
    let fonts = [
      DocumentFont("B", isEmbedded: false, substitute: "C"), DocumentFont("A", isEmbedded: true),
      DocumentFont("B", isEmbedded: false, substitute: "C"),
      DocumentFont("ABCDEF+A", isEmbedded: true), DocumentFont("A", isEmbedded: false),
    ]
    for list in [fonts, fonts.reversed()] {
      let listed = try document(list).fonts(ofPage: 0)
      #expect(listed == [fonts[4], fonts[1], fonts[3], fonts[0]])
    }
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func `fonts of a page that is not there are refused`(page: Int) throws {
    let error = #expect(throws: RenderError.self) { try document([]).fonts(ofPage: page) }
    #expect(error?.code == .pageOutOfRange)
    #expect(error?.engine == "fake")
  }

  @Test func `an engine that does not declare fonts is not asked for them`() throws {
    var engine = FakeEngine("fake")
    engine.fonts = [DocumentFont("A", isEmbedded: true)]
    let document = try engine.open(Self.source)
    let error = #expect(throws: RenderError.self) { try document.fonts(ofPage: 0) }
    #expect(error?.code == .unsupportedOption)
    #expect(error?.message == "FAKE does not list the fonts of PDF.")
  }

  private func document(_ fonts: [DocumentFont]) throws -> any RenderDocument {
    var engine = FakeEngine("fake", [.pdf], EngineCapabilities(listsFonts: true))
    engine.fonts = fonts
    return try engine.open(Self.source)
  }
}
