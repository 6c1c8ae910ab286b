import FakeEngine
import Foundation
import RenderKit
import Testing

@Suite struct ReportDirectoryTests {
  private let tool: ToolRun

  init() throws {
    var script = FakeScript(pageCount: 2)
    let plain = FakeEngine("alpha", script)
    script.grays = [1: 255]
    tool = try ToolRun([plain, FakeEngine("beta", script)])
  }

  private func page(_ name: String = "out") throws -> String {
    try String(contentsOfFile: tool.path("\(name)/index.html"), encoding: .utf8)
  }

  @Test func `compare leaves records, pictures and a page in one go`() throws {
    let outcome = try tool("compare", tool.document(), "--report", tool.path("out"))
    #expect(outcome.code == 1 && outcome.messages.isEmpty)
    #expect(outcome.lines.last == "report: \(tool.path("out/index.html"))")
    #expect(tool.files(in: "out") == ["images", "index.html", "results.jsonl"])
    #expect(try page().contains("\"images/report-p002.alpha.png\""))
    let again = try tool("report", tool.path("out/results.jsonl"), "-f", "junit", "--fail")
    #expect(again.code == 1 && again.text.contains("tests=\"2\" failures=\"1\""))
  }

  @Test func `records on standard output stay records, and are those of the report`() throws {
    let outcome = try tool("compare", tool.document(), "--report", tool.path("out"), "--json")
    let kept = try Data(contentsOf: URL(fileURLWithPath: tool.path("out/results.jsonl")))
    #expect(outcome.output == kept)
    #expect(outcome.messages == "report: \(tool.path("out/index.html"))\n")
  }

  @Test func `several documents are one report`() throws {
    let files = try [tool.document("a.pdf"), tool.document("b.pdf")]
    _ = try tool.run(["compare"] + files + ["--report", tool.path("out")])
    #expect(tool.files(in: "out/images").filter { $0.hasSuffix(".png") }.count == 12)
    #expect(try page().contains("a-p001.alpha.png") && page().contains("b-p001.alpha.png"))
  }

  @Test func `a report that was moved finds its pictures again`() throws {
    _ = try tool("compare", tool.document(), "--report", tool.path("out"))
    try FileManager.default.moveItem(atPath: tool.path("out"), toPath: tool.path("moved"))
    let outcome = try tool(
      "report", tool.path("moved/results.jsonl"), "-o", tool.path("again"))
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
  }

  @Test func `pictures go where -o says, and the report shows them all the same`() throws {
    let outcome = try tool(
      "compare", tool.document(), "--report", tool.path("out"), "-o", tool.path("pictures"), "-f",
      "ppm")
    #expect(outcome.code == 1)
    #expect(tool.files(in: "pictures").count == 6)
    #expect(tool.files(in: "out/images").filter { $0.hasSuffix(".png") }.count == 6)
  }

  @Test func `checking baselines leaves a report, too`() throws {
    let document = try tool.document("docs/guide.pdf")
    let store = ["--baselines", tool.path("baselines")]
    #expect(try tool.run(["baseline", "record", document, "-e", "alpha"] + store).code == 0)
    var script = FakeScript(pageCount: 2)
    script.grays = [0: 255]
    tool.engines = [FakeEngine("alpha", script)]
    let outcome = try tool.run(["baseline", "check", "--report", tool.path("out")] + store)
    #expect(outcome.code == 1 && tool.files(in: "out").contains("results.jsonl"))
    #expect(try page().contains("baseline : alpha"))
  }

  @Test(
    arguments: [
      ["compare", "a.pdf", "--report", "a.pdf"], ["compare", "a.pdf", "--report", "-"],
      ["compare", "a.pdf", "--report", "out", "-f", "ppm"],
      ["baseline", "record", "a.pdf", "--report", "out"],
    ])
  func `a report that cannot be is refused before anything is done`(arguments: [String]) throws {
    let file = try tool.document("a.pdf")
    #expect(try tool.run(arguments.map { $0 == "a.pdf" ? file : $0 }).code == 64)
  }

  @Test(arguments: [[], ["--scale", "1"]])
  func `a PDF is compared at 100 dpi unless a size is chosen`(options: [String]) throws {
    let records = try tool.run(["compare", tool.document(), "--json"] + options).records()
    let settings = records.compactMap { $0["settings"] as? [String: Any] }
    #expect(!settings.isEmpty)
    #expect(settings.allSatisfy { ($0["dpi"] as? Double == 100) == options.isEmpty })
  }

  @Test func `a table of common sizes fits 100 columns, and a failure says where`() throws {
    tool.engines = ["poppler", "mupdf"].enumerated().map { index, name in
      var script = FakeScript(pageCount: 2)
      script.grays = [1: index == 0 ? 0 : 255]
      return FakeEngine(name, script)
    }
    let lines = try tool("compare", tool.document()).lines
    #expect(lines.dropFirst().allSatisfy { $0.count <= 100 })
    #expect(lines.contains { $0.contains(" at 0,0,") })
  }
}
