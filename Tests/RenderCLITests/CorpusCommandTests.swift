import FakeEngine
import Foundation
import Glibc
import RenderCLI
import RenderKit
import Testing

@Suite struct CorpusCommandTests {
  /// A run in whose directory are documents, some of them alike by name.
  private static func tool(documents: Int = 6) throws -> ToolRun {
    var script = FakeScript(pageCount: 2)
    let plain = FakeEngine("alpha", script)
    script.grays = [1: 200]
    let tool = try ToolRun([plain, FakeEngine("beta", script)])
    for index in 0..<documents {
      _ = try tool.document("docs/\(index % 2)/page\(index / 2).pdf", "%PDF-1.4 \(index)")
    }
    _ = try tool.document("docs/notes.txt", "words")
    _ = try tool.document("docs/.hidden/page.pdf")
    return tool
  }

  private static func planned(_ tool: ToolRun, size: Int = 4) throws -> [String] {
    try tool(
      "corpus", "plan", tool.path("docs"), "--shard-size", "\(size)", "--out", tool.path("shards")
    ).lines
  }

  private func types(_ outcome: ToolRun.Outcome) throws -> [String] {
    try outcome.records().compactMap { $0["type"] as? String }
  }

  @Test(arguments: ["1", "3"])
  func `a directory is compared in the order of names`(jobs: String) throws {
    let tool = try Self.tool()
    let outcome = try tool("compare", tool.path("docs"), "-j", jobs)
    let titles = outcome.lines.filter { $0.contains("alpha 1.2, beta 1.2") }
    let names = ["0/page0", "0/page1", "0/page2", "1/page0", "1/page1", "1/page2"]
    #expect(titles.count == 6 && zip(titles, names).allSatisfy { $0.contains("\($1).pdf") })
    #expect(outcome.code == 1)
    #expect(
      outcome.messages == "renderkit: 1 file passed over: not documents that can be compared here\n"
    )
    #expect(outcome.text.contains("6 documents, 12 pages: 6 passed, 6 failed"))
    #expect(outcome.text.contains("alpha 1.2           12 ok"))
    #expect(outcome.text.contains("worst pages:"))
  }

  @Test(arguments: [[], ["--json"]], ["docs", "docs/0/page1.pdf"])
  func `any number of jobs prints the same`(options: [String], path: String) throws {
    let tool = try Self.tool()
    let broken = try tool.document("docs/1/broken.pdf", "")
    let command = ["compare", tool.path(path), broken] + options
    let first = try tool.run(command + ["-j", "1"])
    for jobs in ["2", "8"] {
      let other = try tool.run(command + ["-j", jobs])
      #expect(other.text == first.text && other.messages == first.messages)
      #expect(other.code == first.code)
    }
  }

  @Test func `pictures lie as documents do`() throws {
    let tool = try Self.tool(documents: 4)
    _ = try tool.document("docs/1/page0.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    tool.engines = ["alpha", "beta"].map { FakeEngine($0, formats: [.pdf, .svg]) }
    let outcome = try tool("compare", tool.path("docs"), "-o", tool.path("out"), "-j", "2")
    #expect(outcome.code == 0)
    #expect(tool.files(in: "out/0").count == 6)
    #expect(tool.files(in: "out/1").contains("page0.svg-p001.alpha.png"))
    #expect(tool.files(in: "out/1").contains("page0.pdf-p001.alpha-beta.diff.png"))
    #expect(tool.files(in: "out/1").contains("page1-p001.beta.png"))
  }

  @Test func `a report of a directory has all pictures`() throws {
    let tool = try Self.tool()
    let outcome = try tool("compare", tool.path("docs"), "--report", tool.path("r"), "-j", "2")
    #expect(outcome.code == 1 && !outcome.messages.contains("not there"))
    #expect(tool.files(in: "r/images").count { $0.hasSuffix(".png") } == 36)
  }

  @Test func `a directory without documents is 66, and none has an old version`() throws {
    let tool = try ToolRun()
    #expect(try tool("compare", tool.directory.path).code == 66)
    #expect(try tool("corpus", "plan", tool.directory.path, "--out", tool.path("s")).code == 66)
    let document = try tool.document()
    #expect(try tool("compare", document, "--against", tool.directory.path).code == 64)
  }

  @Test func `a plan that is run and merged is what compare prints`() throws {
    let tool = try Self.tool()
    let shards = try Self.planned(tool)
    #expect(shards.map { $0.hasSuffix(".jsonl") } == [true, true])
    let run = try tool.run(["corpus", "run", "--out", tool.path("out"), "--dpi", "90"] + shards)
    #expect(run.code == 0 && run.text.contains("shard-00001.jsonl: 4 documents, 8 pages"))
    let merged = try tool("corpus", "merge", tool.path("out"), "--json", "--report", tool.path("r"))
    #expect(merged.code == 1)
    let compared = try tool("compare", tool.path("docs"), "--json", "--dpi", "90")
    #expect(Array(merged.lines.dropFirst()) == compared.lines)
    #expect(try types(merged).first == "run" && types(merged).last == "corpus")
    #expect(tool.files(in: "r").contains("index.html"))
    let results = tool.path("out/results.jsonl")
    #expect(try tool("report", results, "-f", "markdown").code == 0)
  }

  @Test func `pictures of a corpus are in its report`() throws {
    let tool = try Self.tool(documents: 3)
    let shards = try Self.planned(tool)
    let out = tool.path("out")
    #expect(try tool("corpus", "run", shards[0], "--out", out, "--pictures").code == 0)
    let merged = try tool("corpus", "merge", out, "--report", tool.path("r"))
    #expect(!merged.messages.contains("not there"))
    #expect(tool.files(in: "r/images").count { $0.hasSuffix(".png") } == 18)
  }

  @Test func `shards without results are told, and 75 says to try again`() throws {
    let tool = try Self.tool()
    let shards = try Self.planned(tool, size: 2)
    let out = tool.path("out")
    #expect(try tool("corpus", "merge", out).code == 66)
    _ = try tool("corpus", "run", shards[1], "--out", out)
    let merged = try tool("corpus", "merge", out)
    #expect(
      merged.code == 75 && merged.messages.contains("2 of 3 shards have no results yet: 1, 3"))
    #expect(try tool("corpus", "merge", out, "--partial").code == 1)
  }

  @Test func `a shard that another run has is 75`() throws {
    let tool = try Self.tool()
    let shards = try Self.planned(tool)
    let folder = tool.path("out/shards")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let descriptor = unsafe open("\(folder)/shard-00001.journal", O_RDWR | O_CREAT, 0o600)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let outcome = try tool.run(["corpus", "run", "--out", tool.path("out")] + shards)
    #expect(outcome.code == 75 && outcome.messages.contains("by another run"))
    #expect(tool.files(in: "out/shards").contains("shard-00002.jsonl"))
  }

  @Test func `other options are refused, and what only shows results is none`() throws {
    let tool = try Self.tool()
    let shard = try Self.planned(tool, size: 9)[0]
    let command = ["corpus", "run", shard, "--out", tool.path("out")]
    #expect(try tool.run(command + ["--dpi", "50", "--password", "secret"]).code == 0)
    let refused = try tool.run(command + ["--dpi", "60", "--password", "secret"])
    #expect(refused.code == 73 && refused.messages.contains("--dpi=50, not --dpi=60"))
    let same = ["--dpi", "50", "--password", "secret", "--json", "-j", "7"]
    #expect(try types(tool.run(command + same)) == ["corpus"])
    let text = try String(contentsOfFile: tool.path("out/run.json"), encoding: .utf8)
    #expect(!text.contains("secret"))
  }

  @Test(arguments: [
    ["plan", "docs"], ["run", "x.jsonl"], ["merge", "a", "b"], ["merge"], ["plan", "-", "-o", "x"],
    ["pack", "docs"], ["run", "x.jsonl", "-o", "out", "--shard-size", "5"],
    ["plan", "docs", "-o", "x", "--partial"], ["plan", "docs", "-o", "x", "-j", "0"],
  ])
  func `what makes no sense is 64`(arguments: [String]) throws {
    let tool = try ToolRun()
    #expect(try tool.run(["corpus"] + arguments).code == 64)
  }

  @Test func `what is no shard is 65, and none at all 66`() throws {
    let tool = try Self.tool()
    let out = ["--out", tool.path("out")]
    #expect(try tool.run(["corpus", "run", tool.path("docs/notes.txt")] + out).code == 65)
    #expect(try tool.run(["corpus", "run", tool.path("nowhere.jsonl")] + out).code == 66)
  }

  @Test func `many documents are counted now and then`() throws {
    let tool = try Self.tool(documents: 250)
    let outcome = try tool("compare", tool.path("docs"), "--json", "-j", "4")
    let lines = outcome.messages.split(separator: "\n").filter { $0.contains(" of 250 documents") }
    #expect(lines.map { $0.prefix(3) } == ["100", "200"])
    #expect(lines[0].contains("/s, ") && lines[0].contains(" left, 100 with differences"))
  }
}
