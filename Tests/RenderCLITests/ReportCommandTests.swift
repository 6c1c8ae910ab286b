import FakeEngine
import Foundation
import RenderImageFile
import RenderKit
import Testing

@Suite struct ReportCommandTests {
  /// A run with `results.jsonl` of two pages, one of which differs, and their pictures in `out`.
  private func compared(_ fails: Bool = false) throws -> ToolRun {
    var script = FakeScript(pageCount: 2)
    let plain = FakeEngine("alpha", script)
    script.grays = [1: 255]
    if fails { script.pageFailures = [0: .engineCrashed] }
    let tool = try ToolRun([plain, FakeEngine("beta", script)])
    let outcome = try tool("compare", tool.document(), "-o", tool.path("out"), "--json")
    try outcome.output.write(to: tool.directory.appending(path: "results.jsonl"))
    return tool
  }

  private func page(_ tool: ToolRun, _ name: String = "report/index.html") throws -> String {
    try String(contentsOfFile: tool.path(name), encoding: .utf8)
  }

  @Test func `a report is a directory with the page and the pictures`() throws {
    let tool = try compared()
    let outcome = try tool("report", tool.path("results.jsonl"), "-o", tool.path("report"))
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(outcome.lines == [tool.path("report/index.html")])
    #expect(tool.files(in: "report") == ["images", "index.html"])
    let pictures = tool.files(in: "out")
    let images = tool.files(in: "report/images")
    #expect(Set(images.filter { $0.hasSuffix(".png") }) == Set(pictures))
    #expect(images.filter { $0.hasSuffix(".png.css") }.count == 3)
    #expect(try page(tool).contains("\"images/report-p002.alpha.png\""))
    #expect(try tool("report", tool.path("results.jsonl"), "-o", tool.path("report")).code == 0)
    #expect(tool.files(in: "report/images") == images)
  }

  @Test(arguments: ["index.html", "images/report-p002.alpha.png.css"])
  func `a link in the directory is replaced, not what it leads to`(name: String) throws {
    let tool = try compared()
    let victim = try tool.document("victim", "mine")
    try FileManager.default.createDirectory(
      atPath: tool.path("report/images"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("report/\(name)"), withDestinationPath: victim)
    #expect(
      try tool("report", tool.path("results.jsonl"), "-o", tool.path("report")).code == 0)
    #expect(try page(tool, "victim") == "mine")
    #expect(try page(tool, "report/\(name)") != "mine")
  }

  @Test func `pictures are found beside results that were moved`() throws {
    let tool = try compared()
    let path = tool.path("out/results.jsonl")
    let text = try String(contentsOfFile: tool.path("results.jsonl"), encoding: .utf8)
    try text.replacing(tool.path("out"), with: "gone").write(
      toFile: path, atomically: true, encoding: .utf8)
    let outcome = try tool("report", path, "-o", tool.path("report"))
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(tool.files(in: "report/images").count == 9)
  }

  @Test func `pictures that are not there are said once and are no failure`() throws {
    let tool = try compared()
    try FileManager.default.removeItem(atPath: tool.path("out"))
    let outcome = try tool("report", tool.path("results.jsonl"), "-o", tool.path("report"))
    #expect(outcome.code == 0)
    #expect(outcome.messages.contains("6 of 6 pictures are not there"))
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  @Test func `pictures of other formats become PNG`() throws {
    let tool = try ToolRun([
      FakeEngine("alpha"), FakeEngine("beta"),
    ])
    let results = try tool(
      "compare", tool.document(), "-o", tool.path("out"), "-f", "ppm", "--json", "--scale", "1")
    tool.input = results.output
    #expect(try tool("report", "-", "-o", tool.path("report")).code == 0)
    let names = tool.files(in: "report/images")
    #expect(names.count == 3 && names.allSatisfy { $0.hasSuffix(".png") })
    #expect(try Bitmap(imageFile: tool.path("report/images/\(names[0])")).size.width == 20)
  }

  @Test func `--single-file embeds the pictures of the worst results and says what is left out`()
    throws
  {
    let tool = try compared()
    let path = tool.path("report.html")
    let all = try tool("report", tool.path("results.jsonl"), "--single-file", "-o", path)
    #expect(all.code == 0 && all.messages.isEmpty && all.lines == [path])
    #expect(try page(tool, "report.html").ranges(of: "data:image/png;base64,").count == 6)
    let worst = try tool(
      "report", tool.path("results.jsonl"), "--single-file", "--embed-worst", "1", "-o", path)
    #expect(worst.messages.contains("3 other pictures are left out"))
    #expect(try page(tool, "report.html").ranges(of: "data:image/png;base64,").count == 3)
    #expect(try page(tool, "report.html").contains("3 other pictures are left out"))
  }

  @Test func `the exit code is that of the results only where it is asked for`() throws {
    let different = try compared()
    let failed = try compared(true)
    for (tool, code) in [(different, Int32(1)), (failed, 70)] {
      let arguments = ["report", tool.path("results.jsonl"), "-f", "markdown"]
      #expect(try tool.run(arguments).code == 0)
      #expect(try tool.run(arguments + ["--fail"]).code == code)
    }
  }

  @Test(
    arguments: [
      ("junit", "<testsuites"), ("sarif", "\"version\":\"2.1.0\""), ("markdown", "| Result |"),
      ("json", "\"type\":\"report\""), ("github", "::error file="), ("terminal", "✕ different"),
    ])
  func `other formats are printed, or written with -o`(format: String, part: String) throws {
    let tool = try compared()
    let printed = try tool("report", tool.path("results.jsonl"), "-f", format)
    #expect(printed.code == 0 && printed.messages.isEmpty)
    #expect(printed.text.contains(part) && !printed.text.contains("\u{1B}"))
    guard format != "terminal" else { return }
    let path = tool.path("result")
    #expect(try tool("report", tool.path("results.jsonl"), "-f", format, "-o", path).code == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == printed.text)
  }

  @Test func `on GitHub the summary of the step is added to`() throws {
    let tool = try compared()
    let path = tool.path("summary.md")
    try Data("# Before\n".utf8).write(to: URL(filePath: path))
    tool.environment["GITHUB_STEP_SUMMARY"] = path
    #expect(try tool("report", tool.path("results.jsonl"), "-f", "github").code == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("# Before\n# Rendering comparison") && text.contains("| Result |"))
  }

  @Test(arguments: ["kitty", "iterm", "blocks"])
  func `a terminal that is asked to shows pictures`(style: String) throws {
    let tool = try compared()
    let outcome = try tool(
      "report", tool.path("results.jsonl"), "-f", "terminal", "--pictures", style)
    #expect(outcome.code == 0 && outcome.text.contains("\u{1B}"))
  }

  @Test func `a line that is no record, a missing file and a full disk are different failures`()
    throws
  {
    let tool = try compared()
    let bad = try tool.document("bad.jsonl", "{\"schema\":1,\"type\":\"x\"}\nnonsense\n")
    let outcome = try tool("report", bad)
    #expect(outcome.code == 65)
    #expect(outcome.messages.contains("bad.jsonl, line 2 is no record of renderkit"))
    #expect(try tool("report", tool.path("none.jsonl")).code == 66)
    let full = try tool("report", tool.path("results.jsonl"), "-f", "junit", "-o", "/dev/full")
    #expect(full.code == 73)
  }

  @Test(
    arguments: [
      ["report"], ["report", "-", "-"], ["report", "a", "--embed-worst", "3"],
      ["report", "a", "-f", "sarif", "--single-file"], ["report", "a", "-o", "x.html"],
      ["report", "a", "--single-file", "-o", "-"], ["report", "a", "-f", "pdf"],
      ["report", "a", "-f", "terminal", "-o", "x"], ["report", "a", "--pictures", "off"],
    ])
  func `what makes no sense is refused`(arguments: [String]) throws {
    #expect(try ToolRun().run(arguments).code == 64)
  }

  @Test func `a run without results is said, and its report is whole`() throws {
    let tool = try ToolRun()
    let empty = try tool.document("empty.jsonl", "\n")
    let outcome = try tool("report", empty, "-f", "markdown")
    #expect(outcome.code == 0 && outcome.text.contains("There are no results."))
    #expect(outcome.messages.contains("there are no results in \(empty)"))
  }

  @Test func `results are not overwritten`() throws {
    let tool = try compared()
    let path = tool.path("results.jsonl")
    #expect(try tool("report", path, "-f", "json", "-o", path).code == 64)
  }

  @Test func `the schema of the records is printed`() throws {
    let outcome = try ToolRun()("report", "--schema")
    let schema = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
