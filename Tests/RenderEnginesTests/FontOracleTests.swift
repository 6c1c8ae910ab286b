import RenderEngines
import RenderKit
import TestSupport
import Testing

@Suite struct FontOracleTests {
  static let files = ["fixture"] + FontOracle.corpus
  static let hasPoppler = FontFixture.engineIDs.contains("poppler")
  static let hasMuPDF = FontFixture.engineIDs.contains("mupdf")

  /// A file and its fonts as an engine lists them; the fixture is written first.
  private func fonts(
    of name: String, _ id: EngineInfo.ID, _ body: (String, [DocumentFont]) throws -> Void
  ) throws {
    let fixture = FontFixture.plain(carrying: try #require(FontFixture.file))
    let stored = try TemporaryFile(
      fixture.read(at: 0, count: fixture.byteCount), extension: "pdf")
    let path = name == "fixture" ? stored.path : name
    let document = try BuiltInEngines.engine(id).open(DocumentSource(file: path))
    try body(path, try document.fonts(ofPage: 0))
    withExtendedLifetime(stored) {}
  }

  @Test(
    .enabled(if: hasPoppler && Program.isInstalled("pdffonts") && FontFixture.file != nil),
    arguments: files)
  func `Poppler lists what pdffonts lists`(name: String) throws {
    try fonts(of: name, "poppler") { file, fonts in
      let expected = try FontOracle.pdffonts(file)
      #expect(
        Set(fonts.map { FontOracle.Font(name: $0.name, isEmbedded: $0.isEmbedded) }) == expected)
      #expect(name != "fixture" || expected.count == 3)
    }
  }

  @Test(
    .enabled(if: hasPoppler && Program.isInstalled("pdffonts") && FontFixture.file != nil),
    arguments: files)
  func `Poppler substitutes what pdffonts says`(name: String) throws {
    try fonts(of: name, "poppler") { file, fonts in
      let found = fonts.filter { $0.substitute != nil }.map { font in
        FontOracle.Font(
          name: font.name, isEmbedded: font.isEmbedded, substitute: font.substitute,
          file: font.substituteFile)
      }
      let expected = try FontOracle.substitutes(file)
      #expect(Set(found) == expected)
      #expect(name != "fixture" || expected.count == 2)
    }
  }

  @Test(
    .enabled(if: hasMuPDF && Program.isInstalled("mutool") && FontFixture.file != nil),
    arguments: files)
  func `MuPDF lists what mutool lists`(name: String) throws {
    try fonts(of: name, "mupdf") { file, fonts in
      let expected = try FontOracle.mutool(file)
      #expect(expected.isSubset(of: fonts.map(\.name)))
      #expect(name != "fixture" || expected.count == 3)
    }
  }

  @Test(.enabled(if: hasMuPDF && FontFixture.file != nil))
  func `MuPDF substitutes the fonts that are built into it`() throws {
    try fonts(of: "fixture", "mupdf") { _, fonts in
      let found = fonts.map(\.substitute)
      #expect(found == ["NimbusSans-Regular", "NimbusRoman-Regular", nil])
      #expect(fonts.allSatisfy { $0.substituteFile == nil })
    }
  }
}
