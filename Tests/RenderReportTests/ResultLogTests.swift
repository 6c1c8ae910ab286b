import FakeEngine
import Foundation
import RenderComparison
import RenderKit
import RenderReport
import Testing

@Suite struct ResultLogTests {
  private func log(_ text: String) throws -> ResultLog {
    var log = ResultLog()
    try log.add(Array(text.utf8), from: "results.jsonl")
    return log
  }

  /// The lines of a comparison of two fake engines that see different grays and page counts.
  static func realLines() throws -> String {
    var script = FakeScript(pageCount: 2)
    let plain = FakeEngine("a", script)
    script.grays = [0: 255]
    script.pageCount = 3
    let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "real.pdf")
    var lines: [String] = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func add(_ record: some ResultRecord) {
      let data = try? encoder.encode(ResultLine(record))
      lines.append(String(decoding: data ?? Data(), as: UTF8.self))
    }
    try DocumentComparison(of: [plain, FakeEngine("b", script)]).compare(source) {
      event throws(RenderError) in
      switch event {
      case .opened(let record): add(record)
      case .disagreed(let record): add(record)
      case .drawn(let record, _): add(record)
      case .compared(let record, _): add(record)
      case .voted(let record): add(record)
      case .finished(let record): add(record)
      case .examined, .aligned, .baseline, .failed: Issue.record("\(event) is of no such run")
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  @Test func `what compare prints is read`() throws {
    let log = try log(Self.realLines())
    let report = try TextReport.markdown.text(of: log)
    #expect(log.hasDifferences && !log.hasEngineFailures)
    #expect(report.contains("real.pdf, page 1") && report.contains("number of pages"))
  }

  @Test(
    arguments: [
      ("{", "line 2 is no record of renderkit: it is not JSON"), ("[]", "it is no JSON object"),
      ("{\"schema\":1}", "'type' is missing"),
      ("{\"schema\":1,\"type\":\"comparison\"}", "'first' is missing"),
      ("{\"schema\":9,\"type\":\"page\"}", "schema 9"),
    ])
  func `a line that is no record is an error with its number`(line: String, part: String) throws {
    let error = #expect(throws: RenderError.self) {
      try log("{\"schema\":1,\"type\":\"future\",\"key\":[1]}\n\(line)\n")
    }
    #expect(error?.code == .damagedDocument)
    #expect(error?.message.contains("results.jsonl, line 2") == true)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test func `types and keys that are not known are passed over`() throws {
    let log = try log("\r\n{\"schema\":1,\"type\":\"future\",\"new\":{\"deep\":[null]}}\n\n")
    #expect(!log.isEmpty && !log.hasDifferences)
  }

  @Test func `files are merged and what is in both counts once`() throws {
    var log = try log(Self.realLines())
    let before = try TextReport.json.text(of: log)
    try log.add(Array(Self.realLines().utf8), from: "again.jsonl")
    #expect(try TextReport.json.text(of: log) == before)
  }

  @Test func `a byte order mark and carriage returns are not part of a line`() throws {
    var log = try log(Self.realLines())
    let before = try TextReport.json.text(of: log)
    let text = try "\u{FEFF}" + Self.realLines().replacing("\n", with: "\r\n")
    try log.add(Array(text.utf8), from: "edited.jsonl")
    #expect(try TextReport.json.text(of: log) == before)
  }
}
