import Foundation
import RenderEngines
import RenderKit
import TestSupport
import Testing

@Suite struct FontListTests {
  /// Fonts that not every engine can draw with.
  static let odd = [
    "<< /Type /Font /Subtype /Type1 >>", "<< /Type /Font >>",
    "<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /No-Such-CMap /DescendantFonts "
      + "[<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo "
      + "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>",
    "<< /Type /Font /Subtype /TrueType /BaseFont /NoSuchFont-Bold >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /FontDescriptor << /Type /FontDescriptor "
      + "/FontName /Courier /Flags 33 /FontFile 99 0 R >> >>",
    FontFixture.standard("Helvetica"),
  ]

  private func open(_ source: DocumentSource, _ id: EngineInfo.ID) throws -> any RenderDocument {
    try BuiltInEngines.engine(id).open(source)
  }

  @Test(.enabled(if: FontFixture.file != nil), arguments: FontFixture.engineIDs)
  func `fonts are told by name, and as carried or not`(id: EngineInfo.ID) throws {
    let document = try open(FontFixture.plain(carrying: try #require(FontFixture.file)), id)
    let fonts = try document.fonts(ofPage: 0)
    #expect(fonts.map(\.name) == ["Helvetica", "NoSuchFont", "Own"])
    #expect(fonts.map(\.isEmbedded) == [false, false, true])
    #expect(fonts.map(\.isSubset) == [false, false, true])
    #expect(fonts.map { $0.substitute == nil } == [false, false, true])
    #expect(fonts.allSatisfy { !$0.isMissing })
    #expect(try document.fonts(ofPage: 1) == [])
    #expect(try document.fonts(ofPage: 0) == fonts)
  }

  @Test(arguments: FontFixture.engineIDs)
  func `fonts of all that a page may draw are found, and loops end`(id: EngineInfo.ID) throws {
    let fonts = try open(FontFixture.nested, id).fonts(ofPage: 0)
    #expect(
      fonts.map(\.name) == [
        "", "Courier", "Courier-Bold", "Helvetica-Bold", "Symbol", "Times-Italic", "Times-Roman",
        "ZapfDingbats",
      ])
    #expect(fonts.map(\.isEmbedded) == [true] + Array(repeating: false, count: 7))
  }

  @Test(arguments: FontFixture.engineIDs, odd.indices)
  func `text is drawn unless its font is said to be missing`(
    id: EngineInfo.ID, index: Int
  ) throws {
    let document = try open(FontFixture.page(font: Self.odd[index]), id)
    try expectInk(of: document)
  }

  @Test(
    .enabled(if: FontFixture.file != nil), arguments: FontFixture.engineIDs,
    [nil, 0, 7, 3000] as [Int?])
  func `a carried font that is cut short is missing or has a substitute`(
    id: EngineInfo.ID, length: Int?
  ) throws {
    let file = try #require(FontFixture.file)
    let cut = file.prefix(length ?? file.count)
    let document = try open(
      FontFixture.page(font: "10 0 R", objects: FontFixture.carried("Own", cut)), id)
    let font = try #require(try document.fonts(ofPage: 0).first)
    #expect(font.isEmbedded)
    #expect((length == nil) == (font.substitute == nil && !font.isMissing))
    try expectInk(of: document)
  }

  @Test(.enabled(if: FontFixture.file != nil), arguments: FontFixture.engineIDs)
  func `what drawing has to say of a font is not said to a list instead`(
    id: EngineInfo.ID
  ) throws {
    let cut = try #require(FontFixture.file).prefix(3000)
    let source = FontFixture.page(font: "10 0 R", objects: FontFixture.carried("Own", cut))
    let expected = try open(source, id).render(PageRequest(page: 0)).notes
    let document = try open(source, id)
    _ = try document.fonts(ofPage: 0)
    #expect(try document.render(PageRequest(page: 0)).notes == expected)
    #expect(id != "mupdf" || !expected.warnings.isEmpty)
  }

  private func expectInk(of document: any RenderDocument) throws {
    let fonts = try document.fonts(ofPage: 0)
    #expect(fonts.count == 1)
    let hasInk = try document.render(PageRequest(page: 0)).bitmap.bytes.contains { $0 != 255 }
    #expect(fonts.map(\.isMissing) == [!hasInk], "\(fonts)")
  }

  @Test(arguments: FontFixture.engineIDs)
  func `a page with more fonts than can be is damaged`(id: EngineInfo.ID) throws {
    let fonts = (0..<5000).map { "/F\($0) \(FontFixture.standard("Font\($0)"))" }
    let entries = "/MediaBox [0 0 9 9] /Resources << /Font << \(fonts.joined(separator: " ")) >> >>"
    let document = try open(MuPDFFixtures.pdf([MuPDFFixtures.Page(entries: entries)]), id)
    let error = #expect(throws: RenderError.self) { try document.fonts(ofPage: 0) }
    #expect(error?.code == .damagedDocument)
    #expect(error?.engine == id)
    #expect(error?.description.contains("more than 4096 fonts") == true)
  }

  @Test(.enabled(if: CairoTool.qpdf.isInstalled), arguments: FontFixture.engineIDs, ["128", "256"])
  func `an encrypted document has the same fonts`(id: EngineInfo.ID, bits: String) throws {
    let plain = FontFixture.plain(carrying: try #require(FontFixture.file))
    let files = (
      try TemporaryFile(plain.read(at: 0, count: plain.byteCount), extension: "pdf"),
      try TemporaryFile([], extension: "pdf")
    )
    let aes = bits == "128" ? ["--use-aes=y"] : []
    try #require(
      try CairoTool.qpdf.run(
        ["--allow-weak-crypto", "--encrypt", "user", "owner", bits] + aes
          + ["--", files.0.path, files.1.path]))
    let locked = try BuiltInEngines.engine(id).open(
      DocumentSource(file: files.1.path), OpenOptions(password: "user"))
    #expect(try locked.fonts(ofPage: 0) == open(plain, id).fonts(ofPage: 0))
  }

  @Test(.enabled(if: FontFixture.engines.count > 1), arguments: CairoCorpus.pdf)
  func `engines find the same fonts in real documents`(file: String) throws {
    let lists = FontFixture.engines.map { engine in
      try? engine.open(DocumentSource(file: file)).fonts(ofPage: 0).map { font in
        "\(font.name) \(font.isSubset) \(font.isEmbedded)"
      }
    }.map { $0.map(Set.init) }
    guard let first = lists[0], let second = lists[1] else { return }
    #expect(first == second)
  }
}
