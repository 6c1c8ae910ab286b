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

  @Test func `a failure is a record, too`() throws {
    let tool = try ToolRun()
    let outcome = try tool("info", tool.path("missing.pdf"), "--json")
    #expect(outcome.code == 66)
    #expect(try outcome.record()["type"] as? String == "failure")
  }
}
