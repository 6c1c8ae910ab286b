import FakeEngine
import Foundation
import RenderImageFile
import RenderKit
import Testing

@Suite struct CompareCommandTests {
  private func engines(_ change: (inout FakeScript) -> Void) -> [any RenderEngine] {
    var script = FakeScript(pageCount: 3)
    let plain = FakeEngine("alpha", script)
    change(&script)
    return [plain, FakeEngine("beta", script)]
  }

  @Test func `equal pages pass and the exit code is 0`() throws {
    let tool = try ToolRun(engines { _ in })
    let outcome = try tool("compare", tool.document())
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(outcome.lines.filter { $0.contains("  pass  ") }.count == 3)
    #expect(outcome.text.contains("alpha 1.2, beta 1.2"))
  }

  @Test func `a page that differs is a row and the exit code is 1`() throws {
    let tool = try ToolRun(engines { $0.grays = [1: 255] })
    let outcome = try tool("compare", tool.document(), "--scale", "1")
    #expect(outcome.code == 1)
    let row = try #require(outcome.lines.first { $0.contains("  fail  ") })
    #expect(row.contains("  2  alpha : beta"))
    #expect(row.contains("200") && row.contains("100.00%") && row.contains("255"))
  }

  @Test func `rows and records say whether a person sees a difference`() throws {
    let tool = try ToolRun(engines { $0.grays = [1: 255] })
    let document = try tool.document()
    let rows = try tool("compare", document).lines
    #expect(rows.contains { $0.contains("LOOKS") && $0.hasSuffix("PSNR") })
    #expect(rows.count { $0.contains("  same        0.00") } == 2)
    let records = try tool("compare", document, "--json", "--dpi", "150", "--sensitivity", "strict")
      .records().filter { $0["type"] as? String == "comparison" }
    #expect(records.map { $0["verdict"] as? String } == ["same", "different", "same"])
    #expect(records.map { $0["agreement"] as? String } == ["identical", "different", "identical"])
    #expect(records.allSatisfy { $0["score"] is Double && $0["regions"] is [[String: Any]] })
    for record in records {
      let judgment = try #require(record["judgment"] as? [String: Any])
      #expect(judgment["dpi"] as? Double == 150 && judgment["sensitivity"] as? String == "strict")
    }
  }

  @Test func `--threshold decides what counts`() throws {
    let tool = try ToolRun(engines { $0.grays = [1: 40] })
    let command = ["compare", try tool.document(), "--fail-on", "pixels", "--threshold"]
    #expect(try tool.run(command + ["0.5"]).code == 0)
    #expect(try tool.run(command + ["0"]).code == 1)
    #expect(try tool.run(command + ["2"]).code == 64)
  }

  @Test(arguments: [("looks", 0), ("pixels", 0), ("any", 1)] as [(String, Int32)])
  func `--fail-on decides what fails`(_ what: String, _ code: Int32) throws {
    let tool = try ToolRun(engines { $0.grays = [1: 2] })
    let outcome = try tool("compare", tool.document(), "--fail-on", what, "--json")
    #expect(outcome.code == code)
    let results = try outcome.records().compactMap { $0["result"] as? String }
    #expect(results == ["pass", code == 0 ? "pass" : "fail", "pass"])
  }

  @Test func `a failure is a row and counts more than a difference`() throws {
    let tool = try ToolRun(
      engines {
        $0.grays = [0: 255]
        $0.pageFailures = [1: .engineCrashed]
      })
    let outcome = try tool("compare", tool.document())
    #expect(outcome.code == 70)
    #expect(outcome.text.contains("failed (engineCrashed)"))
    #expect(outcome.text.contains("1 passed, 1 failed, 1 error"))
    #expect(outcome.messages.contains("page 2, beta: The page broke."))
  }

  @Test func `the same failure on many pages is said once`() throws {
    let tool = try ToolRun(engines { _ in })
    let outcome = try tool("compare", tool.document(), "--max-pixels", "10")
    #expect(outcome.code == 65)
    #expect(outcome.lines.filter { $0.contains("tooLarge") }.count == 6)
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  @Test func `page counts that differ are a row`() throws {
    let tool = try ToolRun(engines { $0.pageCount = 2 })
    let outcome = try tool("compare", tool.document())
    #expect(outcome.code == 1)
    #expect(outcome.text.contains("number of pages: alpha 3, beta 2"))
    #expect(outcome.text.contains("missing"))
  }

  @Test func `one record for each document and engine is never lost`() throws {
    var broken = FakeScript()
    broken.openFailure = .engineCrashed
    let tool = try ToolRun([FakeEngine("alpha"), FakeEngine("beta", broken)])
    let files = [
      try tool.document("a.pdf"), tool.path("missing.pdf"), try tool.document("empty.pdf", ""),
      try tool.document("noise", "\u{1}"), "/dev/null",
    ]
    let outcome = try tool.run(["compare", "--json"] + files)
    let documents = try outcome.records().filter { $0["type"] as? String == "document" }
    let pairs = documents.map { record in
      let file = (record["document"] as? [String: Any])?["file"] as? String ?? ""
      let engine = (record["engine"] as? [String: Any])?["id"] as? String ?? ""
      return "\(file) \(engine)"
    }
    #expect(pairs == files.flatMap { ["\($0) alpha", "\($0) beta"] })
    #expect(outcome.code == 70)
    #expect(try outcome.records().allSatisfy { $0["schema"] as? Int == 1 })
  }

  @Test func `-o keeps every picture and every difference`() throws {
    let tool = try ToolRun(engines { _ in })
    let outcome = try tool(
      "compare", tool.document(), "-p", "2", "-o", tool.path("out"), "--json", "--scale", "1")
    let names = [
      "report-p002.alpha-beta.diff.png", "report-p002.alpha.png", "report-p002.beta.png",
    ]
    #expect(tool.files(in: "out") == names)
    let pictures = try outcome.records().compactMap { $0["picture"] as? String }
    #expect(Set(pictures) == Set(names.map { tool.path("out/\($0)") }))
    #expect(try Bitmap(imageFile: tool.path("out/\(names[0])")).size.width == 20)
  }

  @Test func `engines are chosen by name and in order`() throws {
    let tool = try ToolRun(["a", "b", "c"].map { FakeEngine($0) })
    let outcome = try tool("compare", tool.document(), "--engines", "c,a")
    #expect(outcome.text.contains("c : a") && !outcome.text.contains("b 1.2"))
    #expect(try tool("compare", tool.document(), "--engines", "a").code == 64)
    #expect(try tool("compare", tool.document(), "--engines", "a,a").code == 64)
    #expect(try tool("compare", tool.document(), "--engines", "a,x").code == 69)
  }

  @Test func `by default only engines that open the format take part`() throws {
    let tool = try ToolRun([
      FakeEngine("a"), FakeEngine("svg", formats: [.svg]), FakeEngine("b"),
    ])
    let outcome = try tool("compare", tool.document())
    #expect(outcome.code == 0 && outcome.text.contains("a : b") && !outcome.text.contains("svg"))
  }

  @Test func `a comparison needs two engines`() throws {
    let tool = try ToolRun([FakeEngine("a"), FakeEngine("svg", formats: [.svg])])
    let outcome = try tool("compare", tool.document())
    #expect(outcome.code == 69)
    #expect(outcome.messages.contains("only a opens"))
  }

  @Test func `columns line up`() throws {
    let tool = try ToolRun(engines { $0.grays = [1: 255, 2: 200] })
    let lines = try tool("compare", tool.document()).lines.dropFirst().dropLast()
      .filter { !$0.contains(" at ") }
    #expect(lines.count == 4)
    #expect(Set(lines.map(\.count)).count == 1)
  }
}
