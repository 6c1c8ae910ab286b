import FakeEngine
import Foundation
import RenderImageFile
import RenderKit
import Testing

@Suite struct RenderCommandTests {
  @Test func `pages get names that say document, page and engine`() throws {
    let tool = try ToolRun([FakeEngine("alpha", FakeScript(pageCount: 3))])
    let outcome = try tool("render", tool.document(), "-o", tool.path("out/deep"))
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    let names = (1...3).map { "report-p00\($0).alpha.png" }
    #expect(tool.files(in: "out/deep") == names)
    #expect(outcome.lines == names.map { tool.path("out/deep/\($0)") })
  }

  @Test(arguments: [(9, "p009"), (999, "p999"), (1000, "p1000"), (12345, "p12345")])
  func `page numbers have as many digits as the last page, at least three`(
    count: Int, name: String
  ) throws {
    let tool = try ToolRun([FakeEngine("alpha", FakeScript(pageCount: count))])
    let render = ["render", try tool.document(), "--max-pages", "20000"]
    _ = try tool.run(render + ["-p", "-1", "-o", tool.path("out")])
    #expect(tool.files(in: "out") == ["report-\(name).alpha.png"])
    _ = try tool.run(render + ["-p", "1", "-o", tool.path("first")])
    let zeros = String(repeating: "0", count: max(3, String(count).count) - 1)
    #expect(tool.files(in: "first") == ["report-p\(zeros)1.alpha.png"])
  }

  @Test(arguments: [("png", [0x89, 0x50]), ("pam", [0x50, 0x37]), ("ppm", [0x50, 0x36])])
  func `the extension of the output decides on its format`(
    format: String, start: [UInt8]
  ) throws {
    let tool = try ToolRun()
    let path = tool.path("page.\(format)")
    #expect(try tool("render", tool.document(), "-o", path).code == 0)
    #expect(try Bitmap(imageFile: path).size == PixelSize(width: 20, height: 10))
    #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)).prefix(2)) == start)
  }

  @Test func `--format decides over the extension`() throws {
    let tool = try ToolRun()
    #expect(try tool("render", tool.document(), "-o", tool.path("x.png"), "-f", "ppm").code == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: tool.path("x.png")))
    #expect([UInt8](data.prefix(2)) == [0x50, 0x36])
  }

  @Test func `a picture goes through pipes`() throws {
    let tool = try ToolRun()
    tool.input = Data("%PDF-1.4 fake".utf8)
    let outcome = try tool("render", "-", "-o", "-")
    let source = DocumentSource(bytes: [UInt8](outcome.output), name: "output")
    #expect(try Bitmap(decoding: source).size == PixelSize(width: 20, height: 10))
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
  }

  @Test func `standard input has the name stdin`() throws {
    let tool = try ToolRun()
    tool.input = Data("%PDF-1.4 fake".utf8)
    #expect(try tool("render", "-", "-o", tool.path("out")).code == 0)
    #expect(tool.files(in: "out") == ["stdin-p001.alpha.png"])
  }

  @Test func `--engine and the order of engines decide who draws`() throws {
    let tool = try ToolRun()
    _ = try tool("render", tool.document(), "-o", tool.path("out"))
    _ = try tool("render", tool.document(), "-o", tool.path("out"), "--engine", "beta")
    #expect(tool.files(in: "out") == ["report-p001.alpha.png", "report-p001.beta.png"])
  }

  @Test func `--fallback tries the next engine, without it nothing is written`() throws {
    var script = FakeScript()
    script.openFailure = .engineCrashed
    let tool = try ToolRun([FakeEngine("alpha", script), FakeEngine("beta")])
    let strict = try tool("render", tool.document(), "-o", tool.path("out"))
    #expect(strict.code == 70 && tool.files(in: "out").isEmpty)
    let lenient = try tool("render", tool.document(), "-o", tool.path("out"), "--fallback")
    #expect(lenient.code == 0 && tool.files(in: "out") == ["report-p001.beta.png"])
  }

  @Test func `--explain says who was chosen on standard error`() throws {
    let tool = try ToolRun()
    let outcome = try tool("render", tool.document(), "-o", tool.path("out"), "--explain")
    #expect(outcome.messages.contains("alpha: chosen"))
    #expect(outcome.messages.contains("beta: not chosen"))
    #expect(outcome.lines.count == 1)
  }

  @Test func `a page that fails costs that page only`() throws {
    var script = FakeScript(pageCount: 3)
    script.pageFailures = [1: .timeLimit]
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let outcome = try tool("render", tool.document(), "-o", tool.path("out"))
    #expect(outcome.code == 70)
    #expect(tool.files(in: "out") == ["report-p001.alpha.png", "report-p003.alpha.png"])
    #expect(outcome.messages.contains("page 2"))
  }

  @Test func `a document that fails does not stop the others`() throws {
    let tool = try ToolRun()
    let files = [tool.path("missing.pdf"), try tool.document("b.pdf")]
    let outcome = try tool.run(["render"] + files + ["-o", tool.path("out")])
    #expect(outcome.code == 66)
    #expect(tool.files(in: "out") == ["b-p001.alpha.png"])
  }

  @Test func `--json prints a record for each page with its provenance`() throws {
    var script = FakeScript(pageCount: 2)
    script.pageFailures = [1: .memoryLimit]
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let outcome = try tool(
      "render", tool.document(), "-o", tool.path("out"), "--json", "--dpi", "144")
    let records = try outcome.records()
    #expect(records.map { $0["outcome"] as? String } == ["ok", "memoryLimit"])
    #expect(records[0]["picture"] as? String == tool.path("out/report-p001.alpha.png"))
    #expect((records[0]["settings"] as? [String: Any])?["dpi"] as? Double == 144)
    #expect((records[0]["document"] as? [String: Any])?["sha256"] != nil)
    #expect((records[1]["failure"] as? [String: Any])?["code"] as? String == "memoryLimit")
  }
}
