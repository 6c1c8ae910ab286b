import Foundation
import RenderComparison
import TestSupport
import Testing

/// The program as it is built, ended by signals while an engine works on a page that takes forever.
@Suite(.enabled(if: BuiltProgram.enginesCount(for: "pdf") > 1)) struct InterruptionTests {
  /// Forms that draw each other 10^12 times.
  private static let endless: String = {
    let forms = (1...12).map { number in
      """
      \(number + 4) 0 obj <</Type /XObject /Subtype /Form /BBox [0 0 40 30]
      /Resources <</XObject <</F \(number + 5) 0 R>> >> /Length 50>> stream
      /F Do /F Do /F Do /F Do /F Do /F Do /F Do /F Do /F Do /F Do
      endstream endobj

      """
    }
    return """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 30] /Contents 4 0 R
      /Resources <</XObject <</F 5 0 R>> >> >> endobj
      4 0 obj <</Length 5>> stream
      /F Do
      endstream endobj
      \(forms.joined())17 0 obj <</Type /XObject /Subtype /Form /BBox [0 0 40 30] /Length 16>> stream
      1 1 20 20 re f
      endstream endobj
      trailer <</Root 1 0 R>>

      """
  }()

  private static let page = endless.replacing("/F Do\nendstream", with: "1 1 9 9 re f\nendstream")

  private struct Row: Decodable {
    let type: String
    let outcome: Outcome?
  }

  private static func run(
    _ arguments: [String], _ signals: [Int32]
  ) throws -> (program: RunningProgram, text: String) {
    let program = try RunningProgram(["good.pdf": page, "endless.pdf": endless])
    try program.start(arguments)
    try program.waitUntilBusy()
    for signal in signals { program.send(signal) }
    let text = try program.finish()
    return (program, text)
  }

  private static func rows(_ text: String) throws -> [Row] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `the row in flight is cancelled, and those before are whole`(signal: Int32) throws {
    let (program, text) = try Self.run(
      ["compare", "good.pdf", "endless.pdf", "good.pdf", "-e", "mupdf,poppler", "--json", "-j1"],
      [signal])
    let rows = try Self.rows(text)
    let outcomes = rows.filter { $0.type == "page" }.map(\.outcome)
    #expect(outcomes.count == 3 && outcomes.last == .cancelled)
    #expect(outcomes.dropLast().allSatisfy { $0?.isDrawn == true })
    #expect(rows.contains { $0.type == "summary" })
    #expect(program.status == 128 + signal)
    #expect(program.remainingWorkers.isEmpty)
  }

  @Test func `every document that is in work has a cancelled row`() throws {
    let (program, text) = try Self.run(
      ["compare", "endless.pdf", "./endless.pdf", "good.pdf", "--json", "-j2"], [SIGINT])
    let outcomes = try Self.rows(text).filter { $0.type == "page" }.map(\.outcome)
    #expect(outcomes.allSatisfy { $0 == .cancelled } && 1...2 ~= outcomes.count)
    #expect(program.status == 130)
    #expect(program.remainingWorkers.isEmpty)
  }

  @Test func `a report has what there was`() throws {
    let (program, text) = try Self.run(
      ["compare", "good.pdf", "endless.pdf", "--report", "out"], [SIGINT])
    #expect(program.status == 130)
    #expect(text.contains("cancelled") && text.contains("report: out/index.html"))
    #expect(program.files(in: "out").contains("results.jsonl"))
    #expect(program.files(in: "out").allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func `pictures that were drawn stay, and none is half-written`() throws {
    let (program, _) = try Self.run(
      ["render", "good.pdf", "endless.pdf", "-e", "mupdf", "-o", "out"], [SIGINT])
    #expect(program.status == 130)
    #expect(program.files(in: "out") == ["good-p001.mupdf.png"])
    #expect(program.said.contains("ended before it was done"))
  }

  @Test func `a second signal ends the program at once`() throws {
    let (program, _) = try Self.run(["render", "endless.pdf", "-o", "out"], [SIGINT, SIGINT])
    #expect(program.status == 130)
    #expect(program.remainingWorkers.isEmpty)
  }
}
