import FakeEngine
import Foundation
import RenderKit
import Testing

@Suite struct InfoCommandTests {
  @Test func `a document is described for people`() throws {
    var script = FakeScript(pageCount: 2)
    script.layers = [DocumentLayer(name: "grid", isVisible: false)]
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let document = try tool.document()
    let outcome = try tool("info", document)
    #expect(
      outcome.lines == [
        "\(document): PDF, 2 pages; read by alpha 1.2",
        "  layers: grid (hidden)",
        "  page 1: 20 x 10 pt, crop [0 0 20 10], media [0 0 25 10], label cover",
        "  page 2: 20 x 10 pt, crop [0 0 20 10], media [0 0 25 10]",
      ])
  }

  @Test func `a document cannot steer the terminal`() throws {
    var script = FakeScript()
    script.layers = [DocumentLayer(name: "a\u{1B}[2Jb", isVisible: true)]
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let document = try tool.document()
    let described = try tool("info", document)
    #expect(described.lines.contains("  layers: a [2Jb (shown)"))
    let refused = try tool("render", document, "--hide-layer", "c", "-o", tool.path("out/"))
    #expect(refused.messages.contains("a [2Jb") && !refused.messages.contains("\u{1B}"))
  }

  @Test func `records carry the same`() throws {
    let tool = try ToolRun([FakeEngine("alpha", FakeScript(pageCount: 3))])
    let records = try tool("info", tool.document(), "--json", "-p", "3,1", "--text").records()
    #expect(records.map { $0["type"] as? String } == ["info", "pageInfo", "pageInfo"])
    #expect(records[0]["pageCount"] as? Int == 3)
    #expect(records.dropFirst().map { $0["page"] as? Int } == [3, 1])
    #expect(records[1]["text"] as? String == "text of page 3")
    #expect(records[2]["label"] as? String == "cover")
  }

  @Test func `--text prints each page's text`() throws {
    let tool = try ToolRun()
    #expect(try tool("info", tool.document(), "--text").text.contains("    text of page 1"))
  }

  @Test func `--fonts prints a line a font, with the pages that name it`() throws {
    let tool = try ToolRun([FakeEngine("alpha", Self.script(withFonts: true))])
    let document = try tool.document()
    #expect(
      try tool("info", document, "--fonts").lines.suffix(4) == [
        "  font Lost [2J: not embedded, missing; page 2",
        "  font Own: embedded subset; pages 1-3,5",
        "  font Plain: embedded, drawn with Other; page 1",
        "  font Times: not embedded, drawn with Nimbus Roman (/a/b.otf); pages 1,5",
      ])
    let some = try tool("info", document, "--fonts", "-p", "5,3").lines
    #expect(some.suffix(2).first == "  font Own: embedded subset; pages 3,5")
    let none = try ToolRun([FakeEngine("alpha", Self.script(withFonts: false))])
    #expect(try none("info", none.document(), "--fonts").lines.last == "  fonts: none")
    #expect(try !tool("info", document).text.contains("font"))
  }

  @Test func `records carry the fonts of each page`() throws {
    let tool = try ToolRun([FakeEngine("alpha", Self.script(withFonts: true))])
    let pages = try tool("info", tool.document(), "--fonts", "--json").records().dropFirst()
    let fonts = pages.map { $0["fonts"] as? [[String: Any]] }
    #expect(fonts.map { $0?.count } == [3, 2, 1, 0, 2])
    #expect(fonts[0]?[2]["substitute"] as? String == "Nimbus Roman")
    #expect(fonts[0]?[2]["substituteFile"] as? String == "/a/b.otf")
    #expect(fonts[1]?[0]["isMissing"] as? Bool == true)
    #expect(fonts[0]?[0]["name"] as? String == "Own")
    #expect(fonts[0]?[0]["isSubset"] as? Bool == true)
    #expect(try tool("info", tool.document(), "--json").records()[1]["fonts"] == nil)
  }

  @Test func `--fonts is refused where the engine lists none`() throws {
    let tool = try ToolRun([FakeEngine("alpha", capabilities: EngineCapabilities())])
    let outcome = try tool("info", tool.document(), "--fonts")
    #expect(outcome.code != 0)
    #expect(outcome.messages.contains("ALPHA does not list the fonts of PDF."))
  }

  private static func script(withFonts: Bool) -> FakeScript {
    var script = FakeScript(pageCount: 5)
    guard withFonts else { return script }
    let own = DocumentFont("ABCDEF+Own", isEmbedded: true)
    let times = DocumentFont(
      "Times", isEmbedded: false, substitute: "Nimbus Roman", substituteFile: "/a/b.otf")
    script.fonts = [
      0: [times, own, DocumentFont("Plain", isEmbedded: true, substitute: "Other")],
      1: [own, DocumentFont("Lost\u{1B}[2J", isEmbedded: false, isMissing: true)], 2: [own],
      4: [times, own],
    ]
    return script
  }

  @Test func `a failure is a record, too`() throws {
    let tool = try ToolRun()
    let outcome = try tool("info", tool.path("missing.pdf"), "--json")
    #expect(outcome.code == 66)
    #expect(try outcome.record()["type"] as? String == "failure")
  }
}
