import FakeEngine
import Foundation
import RenderKit
import TestSupport
import Testing

@testable import RenderCLI

/// What `renderkit compare` looks at, tolerates, and makes of what it finds.
@Suite struct CompareOptionTests {
  private func engines(_ grays: UInt8...) -> [any RenderEngine] {
    zip(["alpha", "beta", "gamma"], grays).map { name, gray in
      var script = FakeScript(pageCount: 2)
      script.grays = [1: gray]
      return FakeEngine(name, script)
    }
  }

  static let failures: [(options: [String], code: Int32)] = [
    ([], 1), (["--tolerate", "199"], 1), (["--tolerate", "200"], 0), (["--tolerate", "100%"], 0),
    (["--fail-on", "pixels", "--tolerate", "200"], 0), (["--fuzzy", "0-255;0-200"], 0),
    (["--fuzzy", "0-255;0-199"], 1), (["--tolerate-document", "200"], 0),
    (["--tolerate-document", "199"], 1), (["--tolerate-document", "40%"], 1),
    (["--ignore", "0,0,20,10"], 65), (["--ignore", "2:0,0,20,9pt", "--tolerate", "20"], 0),
    (["--ignore", "1:0,0,20,9pt", "--tolerate", "20"], 1),
    (["--only", "2:0,0,1,1", "--fail-on", "pixels"], 1),
    (["--only", "2:0,0,1,1", "--tolerate", "1"], 0), (["--tolerate", "x"], 64),
    (["--tolerate", "1", "--fuzzy", "0;0"], 64), (["--tolerate", "1", "--fail-on", "any"], 64),
    (["--tolerate-document", "1", "--fail-on", "looks"], 64), (["--ignore", "1,2"], 64),
  ]

  @Test(arguments: failures)
  func `what is tolerated or left out passes`(options: [String], code: Int32) throws {
    let tool = try ToolRun(engines(0, 255))
    #expect(try tool.run(["compare", tool.document(), "--scale", "1"] + options).code == code)
  }

  @Test func `the engine that stands alone is a row, a record and a part of the last line`() throws
  {
    let tool = try ToolRun(engines(0, 255, 0))
    let outcome = try tool("compare", tool.document())
    let row = try #require(outcome.lines.first { $0.contains("vote") })
    #expect(row.contains("beta") && row.contains("stands alone: content"))
    #expect(outcome.lines.last?.hasSuffix("beta alone on 1 page") == true)
    let votes = try tool("compare", tool.document(), "--json").records()
      .filter { $0["type"] as? String == "consensus" }
    #expect(votes.map { $0["answer"] as? String } == ["agreement", "odd"])
    let odd = try #require((votes[1]["odd"] as? [[String: Any]])?.first)
    #expect((odd["engine"] as? [String: Any])?["id"] as? String == "beta")
    #expect((odd["region"] as? [String: Any])?["box"] != nil)
  }

  @Test func `nobody is named where there is no majority`() throws {
    let tool = try ToolRun(engines(0, 120, 255))
    #expect(try tool("compare", tool.document()).text.contains("no majority"))
  }

  @Test func `disagreements are rows in words`() throws {
    var script = FakeScript()
    let plain = FakeEngine("alpha", script)
    script.rotation = .quarter
    let tool = try ToolRun([plain, FakeEngine("beta", script)])
    let outcome = try tool("compare", tool.document())
    #expect(outcome.code == 1)
    #expect(outcome.text.contains("rotation: alpha 0 degrees, beta 90 degrees"))
    #expect(outcome.text.contains("page size: alpha 20 x 10 pt, beta 10 x 20 pt"))
  }

  @Test func `measures are a row and a key, and one that cannot run says why`() throws {
    let tool = try ToolRun(engines(0, 255))
    let outcome = try tool("compare", tool.document(), "--measures")
    #expect(outcome.text.contains("CIEDE2000") && outcome.text.contains("greatest 100.00"))
    #expect(outcome.messages.contains("MS-SSIM") || outcome.messages.contains("scales"))
    let records = try tool("compare", tool.document(), "--measures", "--json").records()
    let measures = records.compactMap { $0["measures"] as? [String: Any] }
    #expect(measures.count == 2 && measures.allSatisfy { $0["msssim"] == nil })
  }

  @Test func `a document's tolerance has its row`() throws {
    let tool = try ToolRun(engines(0, 255))
    let outcome = try tool("compare", tool.document(), "--tolerate-document", "150", "--scale", "1")
    #expect(outcome.text.contains("200 pixels differ, 50.000%; 150 may"))
  }

  @Test func `a region that meets no picture is likely a slip, which is said once`() throws {
    let tool = try ToolRun(engines(0, 0))
    let outcome = try tool("compare", tool.document(), "--ignore", "900,0,5,5")
    #expect(outcome.code == 0 && outcome.messages.contains("lies outside of page 1"))
    #expect(!outcome.messages.contains("page 2"))
  }

  @Test(arguments: [
    ["--dpi", "0x10"], ["--dpi", "+72"], ["--scale", "infinity"], ["--exact", "5x+5"],
    ["--region", "+1,2,3,4"], ["--rotate", "+90"], ["--max-pixels", "+9"], ["--tolerate", "+5"],
    ["--tolerate", "0x1%"], ["--ignore", "+1,2,3,4"], ["--pages", "+1"],
  ])
  func `numbers are decimal`(words: [String]) throws {
    let tool = try ToolRun()
    #expect(try tool.run(["compare", tool.document()] + words).code == 64)
  }

  @Test(arguments: ["-o", "--reduce", "--against", "--expectations"])
  func `an empty path does not stand for any directory`(option: String) throws {
    let tool = try ToolRun()
    let outcome = try tool("compare", tool.document(), option, "")
    #expect(outcome.code == 64 && outcome.messages.contains("is empty"))
    #expect(try tool("compare", "").code == 64)
  }

  @Test func `the pictures of pages have hashes`() throws {
    let tool = try ToolRun(engines(0, 255))
    let hashes = try tool("compare", tool.document(), "--json").records()
      .compactMap { $0["pixelHash"] as? String }
    #expect(hashes.count == 4 && Set(hashes).count == 2)
  }

  private func svgEngines() -> [any RenderEngine] {
    var script = FakeScript()
    let plain = FakeEngine("alpha", script, formats: [.svg])
    script.grayOfContent = { String(decoding: $0, as: UTF8.self).contains("<circle") ? 255 : 0 }
    return [plain, FakeEngine("beta", script, formats: [.svg])]
  }

  @Test func `--reduce writes a smaller document and a command that shows the difference`() throws {
    let tool = try ToolRun(svgEngines())
    let file = try tool.document(
      "a picture.svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect/><g><circle/></g></svg>")
    let outcome = try tool("compare", file, "--reduce", tool.path("out"), "--dpi", "144")
    #expect(outcome.code == 1)
    let names = tool.files(in: "out")
    #expect(
      names == [
        "a picture-p001.alpha-beta.reduced.svg", "a picture-p001.alpha-beta.reduced.svg.txt",
      ])
    let reduced = try String(contentsOfFile: tool.path("out/\(names[0])"), encoding: .utf8)
    #expect(reduced == "<svg xmlns='http://www.w3.org/2000/svg'><g><circle/></g></svg>")
    let command = try String(contentsOfFile: tool.path("out/\(names[1])"), encoding: .utf8)
    #expect(outcome.text.contains(command.trimmingCharacters(in: .newlines)))
    let words = try Program("/bin/sh").run(["-c", "printf '%s\\n' \(command)"]).text
      .split(separator: "\n").map(String.init)
    #expect(words.first == "renderkit" && words.contains("--dpi=144"))
    let again = try tool.run(Array(words.dropFirst()))
    #expect(again.code == 1 && again.text.contains("40x20"))
  }

  @Test func `nothing is reduced where nothing failed`() throws {
    let tool = try ToolRun(engines(0, 0))
    let outcome = try tool("compare", tool.document(), "--reduce", tool.path("out"))
    #expect(outcome.code == 0 && tool.files(in: "out").isEmpty)
  }

  @Test func `a reduction is a record`() throws {
    let tool = try ToolRun(svgEngines())
    let file = try tool.document("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'><circle/></svg>")
    let records = try tool("compare", file, "--reduce", tool.path("out"), "--json").records()
    let reduction = try #require(records.first { $0["type"] as? String == "reduction" })
    #expect((reduction["command"] as? String)?.hasPrefix("renderkit compare ") == true)
    #expect(reduction["region"] != nil && reduction["attempts"] is Int)
  }
}
