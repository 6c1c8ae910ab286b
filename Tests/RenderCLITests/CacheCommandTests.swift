import Foundation
import RenderImageFile
import RenderKit
import Testing

@Suite struct CacheCommandTests {
  private func makeCache() throws -> ToolRun {
    let tool = try ToolRun([])
    let folder = tool.directory.appendingPathComponent("cache")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a", "b"] { _ = try tool.picture("cache/rendered-\(name)-0123@2x.png", gray: 5) }
    return tool
  }

  @Test func `pictures are listed, for people and as records`() throws {
    let tool = try makeCache()
    let outcome = try tool("cache", "list", "--directory", tool.path("cache"))
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 2)
    #expect(outcome.lines.allSatisfy { $0.hasSuffix("-0123@2x.png") && $0.contains("KiB") })
    #expect(outcome.messages.hasPrefix("2 pictures, 0."))
    let records = try tool("cache", "list", "--json", "--directory", tool.path("cache")).records()
    #expect(records.map { $0["status"] as? String } == ["kept", "kept"])
    let entry = try #require(records.first?["entry"] as? [String: Any])
    #expect((entry["byteCount"] as? Int ?? 0) > 0)
  }

  @Test func `a damaged picture is found, told and removed`() throws {
    let tool = try makeCache()
    let path = tool.path("cache/rendered-a-0123@2x.png")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try bytes.dropLast(20).write(to: URL(fileURLWithPath: path))
    let outcome = try tool("cache", "verify", "--directory", tool.path("cache"))
    #expect(outcome.code == 1)
    #expect(outcome.lines.count == 1 && outcome.text.contains("rendered-a-"))
    #expect(tool.files(in: "cache") == ["rendered-b-0123@2x.png"])
    #expect(try tool("cache", "verify", "--directory", tool.path("cache")).code == 0)
  }

  @Test func `pruning keeps what fits`() throws {
    let tool = try makeCache()
    #expect(try tool("cache", "prune", "--directory", tool.path("cache")).lines.isEmpty)
    let outcome = try tool(
      "cache", "prune", "--max-size", "1", "--max-age", "2h", "--directory", tool.path("cache"))
    #expect(outcome.code == 0 && outcome.lines.count == 2)
    #expect(tool.files(in: "cache").isEmpty)
  }

  @Test func `a cache that is not there yet is empty`() throws {
    let tool = try ToolRun([])
    for action in ["list", "verify", "prune"] {
      let outcome = try tool("cache", action, "--directory", tool.path("none"))
      #expect(outcome.code == 0 && outcome.lines.isEmpty)
    }
  }

  @Test(arguments: [
    (["cache", "lst"], "unknown action 'lst'"), (["cache", "list", "--max-size", "1M"], "prune"),
    (["cache", "prune", "--max-age", "0d"], "days"),
    (["cache", "prune", "--max-age", "3"], "days"),
    (["cache"], "ACTION"),
  ])
  func `what makes no sense is refused`(words: [String], part: String) throws {
    let outcome = try ToolRun([]).run(words)
    #expect(outcome.code == 64 && outcome.messages.contains(part))
  }
}
