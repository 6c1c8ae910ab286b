import Foundation
import RenderComparison
import RenderKit
import TestSupport
import Testing

@Suite struct CorpusMergeTests {
  private func merged(_ fixture: CorpusFixture, size: Int, _ name: String) throws -> CorpusMerge {
    for shard in try fixture.shards(of: size, in: "\(name)-plan").shuffled() {
      _ = try fixture.run(shard, into: name).run()
    }
    let merge = try CorpusMerge(of: fixture.folder.path(name))
    try merge.write(to: fixture.folder.path("\(name).jsonl"))
    return merge
  }

  @Test func `shards of any size give the same records and the same total`() throws {
    let fixture = try CorpusFixture()
    let whole = try merged(fixture, size: 100, "whole")
    let parts = try merged(fixture, size: 5, "parts")
    #expect(whole.total == parts.total && parts.shardCount == 3)
    #expect(try fixture.records("whole.jsonl") == (try fixture.records("parts.jsonl")))
    #expect(try fixture.text("parts.jsonl").hasPrefix("{\"engines\""))
  }

  @Test func `the worst pages come first, and only so many`() throws {
    let fixture = try CorpusFixture(documents: 60)
    let total = try merged(fixture, size: 7, "out").total
    #expect(total.worst.count == 20)
    let scores = total.worst.map(\.score)
    #expect(scores == scores.sorted(by: >) && scores.allSatisfy { $0 > 1 })
    #expect(total.failed > 20)
    #expect(total.engines.map(\.engine.id) == ["alpha", "beta"])
    #expect(
      total.outcomes.values.reduce(0, +) == total.engines.flatMap(\.outcomes.values).reduce(0, +))
  }

  @Test func `a shard without results is missed`() throws {
    let fixture = try CorpusFixture()
    let shards = try fixture.shards(of: 4)
    #expect(throws: RenderError.self) { try CorpusMerge(of: fixture.folder.path("out")) }
    _ = try fixture.run(shards[1], into: "out").run()
    #expect(try CorpusMerge(of: fixture.folder.path("out")).unfinished == [1, 3])
  }

  @Test func `results that do not belong together are refused`() throws {
    let fixture = try CorpusFixture()
    let shards = try fixture.shards(of: 6)
    _ = try fixture.run(shards[0], into: "out").run()
    let manager = FileManager.default
    let original = fixture.folder.path("out/shards/shard-00001.jsonl")
    let copy = fixture.folder.path("out/shards/copy.jsonl")
    try manager.copyItem(atPath: original, toPath: copy)
    #expect(throws: RenderError.self) { try CorpusMerge(of: fixture.folder.path("out")) }
    try manager.removeItem(atPath: copy)
    _ = try fixture.run(shards[1], into: "other", ["--dpi": "9"]).run()
    try manager.copyItem(
      atPath: fixture.folder.path("other/shards/shard-00002.jsonl"),
      toPath: fixture.folder.path("out/shards/shard-00002.jsonl"))
    #expect(throws: RenderError.self) { try CorpusMerge(of: fixture.folder.path("out")) }
  }
}
