import Foundation
import RenderReport
import TestSupport
import Testing

@Suite struct TextReportTests {
  private func text(_ format: TextReport) throws -> String {
    try format.text(of: ReportFixture().log(), title: "A & <B>")
  }

  private func lines(_ format: TextReport) throws -> [String] {
    try text(format).split(separator: "\n").map(String.init)
  }

  private func oracle(_ format: TextReport, _ script: String) throws -> [String] {
    let folder = try TemporaryDirectory()
    let file = try folder.write(text(format).utf8, to: "report")
    return try ReportOracle.run(script, [file]).split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: ReportOracle.isInstalled))
  func `junitparser reads the JUnit report`() throws {
    let script = """
      import sys
      from junitparser import JUnitXml
      report = JUnitXml.fromfile(sys.argv[1])
      print(report.name, report.tests, report.failures, report.errors, report.skipped)
      for suite in report:
        for case in suite:
          for result in case.result:
            print(suite.name, "|", case.name, "|", type(result).__name__, result.type)
          if case.system_out: print(case.system_out)
      """
    let lines = try oracle(.junit, script)
    #expect(lines.first == "A & <B> 24 5 1 0")
    #expect(lines.contains("\(ReportFixture.document) | page 3, c | Error engine-failure"))
    #expect(
      lines.contains("\(ReportFixture.document) | page 1, a : b | Failure pixel-difference"))
    #expect(lines.contains { $0.hasSuffix("| a : b | Failure disagreement") })
    #expect(lines.contains("[[ATTACHMENT|out/one-p1.b.png]]"))
  }

  @Test func `a picture's name attaches no other file`() throws {
    let name = #"]]\n[[ATTACHMENT|/etc/passwd"#
    let lines = try ReportFixture().lines.joined(separator: "\n")
    var log = ResultLog()
    try log.add(
      Array(lines.replacing("out/one-p1.b.png", with: name).utf8), from: "results.jsonl")
    #expect(try !TextReport.junit.text(of: log).contains("passwd"))
  }

  @Test(.enabled(if: ReportOracle.isInstalled))
  func `sarif-pydantic knows everything in the SARIF report`() throws {
    let script = """
      import json, sys
      from sarif_pydantic import Sarif
      written = json.load(open(sys.argv[1]))
      read = json.loads(Sarif.model_validate(written).model_dump_json(
        by_alias=True, exclude_unset=True))
      def lost(old, new, path):
        if isinstance(old, dict):
          for key in old:
            if path.endswith("/properties"): continue
            if key not in new: yield path + "/" + key
            else: yield from lost(old[key], new[key], path + "/" + key)
        elif isinstance(old, list):
          for index, (a, b) in enumerate(zip(old, new)): yield from lost(a, b, path + "/%d" % index)
      print("lost", sorted(lost(written, read, "")))
      for result in written["runs"][0]["results"]:
        print(result["ruleId"], result["level"],
          result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
          sorted(result["partialFingerprints"].values()))
      """
    let lines = try oracle(.sarif, script)
    #expect(lines.first == "lost []")
    let fingerprint = String(repeating: "0a", count: 32)
    #expect(
      lines.contains(
        "engine-failure error annual%20%22report%22%202026.pdf "
          + "['\(fingerprint):3:c:engine-failure']"))
    #expect(lines.contains { $0.hasPrefix("disagreement error %3C/script%3E%3Cb%3E%26%E2%80%AE") })
    #expect(lines.count == 7)
  }

  @Test func `annotations are escaped, and only the worst ten of a level are there`() throws {
    let lines = try lines(.annotations)
    let start = "::error file=annual \"report\" 2026.pdf,title="
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(
      lines.first
        == start + "page 3%2C c::c could not draw it (engineCrashed): The engine's process ended.")
    #expect(
      lines.dropFirst().first?.hasPrefix(start + "page 1%2C a %3A b::looks different") == true)
    let many = try ReportFixture(pages: 2).log()
    #expect(try TextReport.annotations.text(of: many).split(separator: "\n").count <= 10)
  }

  @Test func `Markdown holds nothing of a document that is markup`() throws {
    let text = try text(.markdown)
    #expect(text.contains("# A &amp; &lt;B&gt;"))
    #expect(text.contains("! **1** engine failed · ✕ **5** different · ✓ **18** passed"))
    #expect(text.contains("&lt;/script&gt;&lt;b&gt;&amp;\u{FFFD}gpj.pdf"))
    #expect(text.contains("- a &#58; b&#58;") || text.contains("- a &#58; b: moved by"))
    #expect(!text.contains("<") && !text.contains("\u{202E}"))
  }

  @Test func `a summary stays below a mebibyte and says what is left out`() throws {
    var log = ResultLog()
    let page = try ReportFixture(pages: 1).lines.filter { $0.contains("\"verdict\":\"different\"") }
    let line = try #require(page.first)
    let copies = (1...8000).map { line.replacing("\"page\":1", with: "\"page\":\($0)") }
    try log.add(Array(copies.joined(separator: "\n").utf8), from: "results.jsonl")
    let text = try TextReport.markdown.text(of: log)
    #expect(text.utf8.count <= 1 << 20)
    #expect(text.contains("more are left out"))
  }

  @Test(arguments: TextReport.allCases)
  func `without results every report is still whole`(format: TextReport) throws {
    let text = try format.text(of: ResultLog())
    #expect(format == .annotations ? text.isEmpty : text.hasSuffix("\n"))
  }

  @Test(arguments: TextReport.allCases)
  func `the same results give the same report`(format: TextReport) throws {
    let log = try ReportFixture().log()
    #expect(try format.text(of: log) == format.text(of: log))
  }
}
