import FakeEngine
import Foundation
import RenderComparison
import RenderKit
import Testing

@Suite struct BaselineCommandTests {
  private let tool: ToolRun
  private let directory: String
  private let guide: String

  init() throws {
    var script = FakeScript()
    script.readsPages = true
    tool = try ToolRun([FakeEngine("alpha", script), FakeEngine("beta", script)])
    directory = tool.path("baselines")
    guide = try tool.document("guide.pdf", "%PDF-1.4\none two three\nfour five six")
  }

  private func baseline(_ action: String, _ arguments: String...) throws -> ToolRun.Outcome {
    try tool.run(["baseline", action] + arguments + ["--baselines", directory])
  }

  private func change() throws {
    _ = try tool.document("guide.pdf", "%PDF-1.4\none two three\nfour five changed\nseven")
  }

  @Test func `what was recorded passes, and what changed fails until it is accepted`() throws {
    #expect(try baseline("record", guide, "-r", "144").code == 0)
    #expect(try baseline("check", guide).code == 0)
    try change()
    let changed = try baseline("check", guide, "--fail-on", "any")
    #expect(changed.code == 1)
    #expect(changed.text.contains("the document has changed since it was recorded"))
    #expect(changed.text.contains("2 failed, 2 new"))
    #expect(try baseline("accept", guide, "--pages", "2", "--fail-on", "any").code == 0)
    #expect(try baseline("check", guide).text.contains("4 passed, 0 failed, 2 new"))
    #expect(try baseline("accept", guide).code == 0)
    #expect(try baseline("check").code == 0)
  }

  @Test func `only what is compared has columns for differences`() throws {
    #expect(try !baseline("record", guide).text.contains("LOOKS"))
    #expect(try baseline("check", guide).text.contains("LOOKS"))
    try FileManager.default.removeItem(atPath: guide)
    #expect(try !baseline("prune").text.contains("LOOKS"))
  }

  @Test func `a directory that cannot be made is said in words`() throws {
    let outcome = try tool("baseline", "record", guide, "--baselines", guide)
    #expect(outcome.code == 73 && outcome.messages.contains("Not a directory"))
    #expect(!outcome.messages.contains("Cocoa"))
  }

  @Test func `recording again is refused`() throws {
    _ = try baseline("record", guide)
    let outcome = try baseline("record", guide)
    #expect(outcome.code == 73 && outcome.messages.contains("baseline accept"))
  }

  @Test func `a comparison's first rendering is the baseline`() throws {
    _ = try baseline("record", guide, "-e", "beta")
    let records = try baseline("check", guide, "--json").records()
      .filter { $0["type"] as? String == "comparison" }
    #expect(records.count == 2)
    let first = try #require(records.first?["first"] as? [String: Any])
    #expect(first["isBaseline"] as? Bool == true)
    #expect(first["picture"] as? String == "\(directory)/guide.pdf/p001.beta.png")
  }

  @Test func `a document that is gone is missing, and pruned when asked`() throws {
    _ = try baseline("record", guide, "-e", "alpha")
    try FileManager.default.removeItem(atPath: guide)
    let outcome = try baseline("check")
    #expect(outcome.code == 1 && outcome.text.contains("2 missing"))
    #expect(try baseline("check", guide).code == 1)
    #expect(try baseline("prune", "--dry-run").text.contains("2 missing"))
    #expect(try baseline("prune").text.contains("2 pruned"))
    #expect(try baseline("check").messages.contains("no baselines"))
    #expect(try baseline("check", guide).code == 66)
  }

  @Test func `a damaged baseline is a failure that names the file`() throws {
    _ = try baseline("record", guide, "-e", "alpha")
    _ = try tool.document("baselines/guide.pdf/p002.alpha.png", "damaged")
    let outcome = try baseline("check", guide)
    #expect(outcome.code == 65 && outcome.messages.contains("guide.pdf/p002.alpha.png is damaged"))
  }

  @Test(arguments: [
    ["baseline"], ["baseline", "chek", "a.pdf"], ["baseline", "record"], ["baseline", "accept"],
    ["baseline", "check", "-"], ["baseline", "check", "a.pdf", "--dpi", "100"],
    ["baseline", "check", "--dry-run"], ["baseline", "record", "a.pdf", "-o", "out"],
  ])
  func `what makes no sense is refused`(arguments: [String]) throws {
    #expect(try tool.run(arguments).code == 64)
  }
}
