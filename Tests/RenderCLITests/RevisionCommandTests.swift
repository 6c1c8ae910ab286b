import FakeEngine
import Foundation
import RenderComparison
import RenderKit
import Testing

@Suite struct RevisionCommandTests {
  private let tool: ToolRun
  private let old: String
  private let new: String

  init() throws {
    var script = FakeScript()
    script.readsPages = true
    tool = try ToolRun([FakeEngine("alpha", script), FakeEngine("beta", script)])
    old = try tool.document("old/report.pdf", "%PDF-1.4\none two three\nfour five six\nseven eight")
    new = try tool.document(
      "new/report.pdf", "%PDF-1.4\none two three\nnothing of before\nfour five changed\nseven eight"
    )
  }

  @Test func `an inserted page is one row, and what it shifts is compared`() throws {
    let outcome = try tool("compare", new, "--against", old)
    #expect(outcome.code == 1)
    #expect(outcome.lines.filter { $0.contains("inserted") && $0.contains("- > 2") }.count == 1)
    #expect(outcome.text.contains("2 > 3  alpha") && !outcome.text.contains("beta"))
    #expect(outcome.text.contains(#"text: -"six" +"changed""#))
    #expect(outcome.text.contains("1 inserted"))
  }

  @Test func `a version is equal to itself`() throws {
    let copy = try tool.document("copy.pdf", String(contentsOfFile: old, encoding: .utf8))
    let outcome = try tool("compare", copy, "--against", old)
    #expect(outcome.code == 0 && outcome.text.contains("3 passed, 0 failed"))
  }

  @Test func `a page that fails is that of the version that has it`() throws {
    let large = try tool.document("large.pdf", "%PDF-1.4\n[30000x30000] words")
    let outcome = try tool("compare", new, "--against", large)
    #expect(outcome.messages.contains("\(large), page 1"))
    #expect(!outcome.messages.contains("\(new), page 1"))
  }

  @Test func `what fails is the version that is not there`() throws {
    let outcome = try tool("compare", new, "--against", tool.path("gone.pdf"), "--json")
    let document = try outcome.records().first?["document"] as? [String: Any]
    #expect(outcome.code == 66 && document?["file"] as? String == tool.path("gone.pdf"))
  }

  @Test func `records name both versions and their pages`() throws {
    let records = try tool("compare", new, "--against", old, "-e", "alpha,beta", "--json").records()
    let types = records.compactMap { $0["type"] as? String }
    #expect(types.filter { $0 == "alignment" }.count == 1)
    let alignment = try #require(records.first { $0["type"] as? String == "alignment" })
    let pages = try #require(alignment["pages"] as? [[String: Int]])
    #expect(
      pages == [
        ["first": 1, "second": 1], ["second": 2], ["first": 2, "second": 3],
        ["first": 3, "second": 4],
      ])
    #expect(types.filter { $0 == "comparison" }.count == 6)
    let text = records.compactMap { $0["text"] as? [String: [String]] }
    #expect(text == Array(repeating: ["removed": ["six"], "added": ["changed"]], count: 2))
    let summary = try #require(records.last)
    #expect((summary["documents"] as? [[String: Any]])?.count == 2)
  }

  @Test func `pictures of both versions are kept apart, though the files have one name`() throws {
    let outcome = try tool("compare", new, "--against", old, "-o", tool.path("out"), "--json")
    #expect(tool.files(in: "out").contains("report-p003.alpha.png"))
    #expect(tool.files(in: "out").contains("report-p002.alpha.old.png"))
    #expect(tool.files(in: "out").contains("report-p003.alpha.diff.png"))
    let comparisons = try outcome.records().filter { $0["type"] as? String == "comparison" }
    for record in comparisons {
      let first = (record["first"] as? [String: Any])?["picture"] as? String
      let second = (record["second"] as? [String: Any])?["picture"] as? String
      #expect(first?.hasSuffix(".old.png") == true && second?.hasSuffix("alpha.png") == true)
    }
  }

  @Test func `one document is compared with one old version`() throws {
    #expect(try tool("compare", new, new, "--against", old).code == 64)
    #expect(try tool("compare", "-", "--against", "-").code == 64)
    #expect(try tool("compare", new, "--against", tool.path("none.pdf")).code == 66)
    #expect(try tool("compare", new, "--against", old, "-e", "alpha").code == 1)
  }

  @Test func `what is expected passes with its reason, and what is not needed is told`() throws {
    let known = try tool.document(
      "known.json",
      #"[{pages: "3", reason: "a typo"}, {pages: "1", reason: "mended"}, {expires: "2020-01-01", reason: "late"}]"#
    )
    let outcome = try tool("compare", new, "--against", old, "--expectations", known)
    #expect(outcome.text.contains("expected: a typo") && outcome.text.contains("1 expected"))
    #expect(outcome.text.contains("expectation not needed any more: mended"))
    #expect(outcome.text.contains("expectation expired on 2020-01-01: late"))
    let records = try tool("compare", new, "--against", old, "--expectations", known, "--json")
      .records().filter { $0["type"] as? String == "expectation" }
    #expect(records.compactMap { $0["status"] as? String } == ["unneeded", "expired"])
    let broken = try tool.document("broken.json", "[{}]")
    let refused = try tool("compare", new, "--against", old, "--expectations", broken)
    #expect(refused.code == 65 && refused.messages.contains("entry 1: the key 'reason' is missing"))
  }
}
