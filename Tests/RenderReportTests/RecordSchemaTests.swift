import FakeEngine
import Foundation
import RenderComparison
import RenderReport
import TestSupport
import Testing

@Suite(.enabled(if: ReportOracle.isInstalled)) struct RecordSchemaTests {
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for line in open(sys.argv[2]):
      record = json.loads(line)
      errors = [error.message for error in validator.iter_errors(record)]
      print(record["type"], errors[0][:200] if errors else "valid")
    """

  private func verdicts(on lines: String) throws -> [String] {
    let folder = try TemporaryDirectory()
    let schema = try folder.write(RecordSchema.text.utf8, to: "schema.json")
    let file = try folder.write(lines.utf8, to: "results.jsonl")
    return try ReportOracle.run(Self.script, [schema, file]).split(separator: "\n").map(String.init)
  }

  @Test func `what compare prints is valid`() throws {
    let verdicts = try verdicts(on: ResultLogTests.realLines())
    #expect(!verdicts.isEmpty && verdicts.allSatisfy { $0.hasSuffix(" valid") }, "\(verdicts)")
    for type in ["document", "page", "comparison", "disagreement", "summary"] {
      #expect(verdicts.contains("\(type) valid"))
    }
  }

  @Test func `the fixture of these tests is valid`() throws {
    let verdicts = try verdicts(on: String(decoding: ReportFixture().results, as: UTF8.self))
    #expect(verdicts.contains("consensus valid"))
    #expect(verdicts.allSatisfy { $0.hasSuffix(" valid") }, "\(verdicts)")
  }

  @Test func `plans and results of a corpus are valid`() throws {
    let folder = try TemporaryDirectory()
    let files = try (0..<4).map { try folder.write("%PDF-1.4 \($0)".utf8, to: "\($0).pdf") }
    var script = FakeScript(pageCount: 2)
    let plain = FakeEngine("alpha", script)
    script.grays = [1: 200]
    let comparison = DocumentComparison(of: [plain, FakeEngine("beta", script)])
    let shards = try CorpusPlan(files, shardSize: 3).write(to: folder.path("shards"))
    var lines = ""
    for shard in shards {
      let run = try CorpusRun(
        CorpusShard(file: shard), into: folder.path("out"), comparing: comparison,
        options: ["--dpi": "90"])
      _ = try run.run()
      lines += try String(contentsOfFile: shard, encoding: .utf8)
      let name = "out/shards/" + URL(filePath: shard).lastPathComponent
      lines += try String(contentsOfFile: folder.path(name), encoding: .utf8)
    }
    try CorpusMerge(of: folder.path("out")).write(to: folder.path("results.jsonl"))
    lines += try String(contentsOfFile: folder.path("results.jsonl"), encoding: .utf8)
    let verdicts = try verdicts(on: lines)
    #expect(verdicts.allSatisfy { $0.hasSuffix(" valid") }, "\(verdicts)")
    for type in ["planned", "shard", "run", "corpus"] {
      #expect(verdicts.contains("\(type) valid"))
    }
  }

  @Test func `the JSON report is valid`() throws {
    let text = try TextReport.json.text(of: ReportFixture().log())
    let line = text.split(separator: "\n").joined() + "\n"
    #expect(try verdicts(on: line) == ["report valid"])
  }

  @Test(arguments: [
    ("\"outcome\":\"warnings\"", "\"outcome\":\"painted\""), ("\"page\":1", "\"page\":0"),
    ("\"score\":4.5", "\"score\":-1"), ("\"dx\":5", "\"x\":5"), ("\"file\"", "\"path\""),
  ])
  func `a record that breaks a rule is not valid`(old: String, new: String) throws {
    let lines = try ReportFixture(pages: 1).lines.filter { $0.contains(old) }
    let line = try #require(lines.first).replacing(old, with: new)
    #expect(try verdicts(on: line + "\n").first?.hasSuffix(" valid") == false)
  }
}
