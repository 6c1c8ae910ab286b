import Foundation
import RenderComparison
import RenderKit
import TestSupport
import Testing

@Suite struct CorpusPlanTests {
  @Test(arguments: [(12, 5, [5, 5, 2]), (10, 5, [5, 5]), (3, 1000, [3]), (2, 1, [1, 1])])
  func `documents are divided in order`(count: Int, size: Int, sizes: [Int]) throws {
    let fixture = try CorpusFixture(documents: count)
    let shards = try fixture.shards(of: size)
    #expect(shards.map(\.documents.count) == sizes)
    #expect(shards.flatMap(\.documents).map(\.document.file) == (try fixture.files))
    #expect(shards.map(\.record.number) == Array(1...sizes.count))
    #expect(Set(shards.map(\.record.plan)).count == 1)
    #expect(shards[0].name == "shard-00001")
  }

  @Test func `a plan is the same each time, until documents change`() throws {
    let fixture = try CorpusFixture()
    _ = try fixture.shards(of: 5, in: "first")
    _ = try fixture.shards(of: 5, in: "second")
    let name = "shard-00002.jsonl"
    #expect(try fixture.text("first/\(name)") == (try fixture.text("second/\(name)")))
    try fixture.folder.write("%PDF-1.4 more".utf8, to: "documents/zzz.pdf")
    let changed = try fixture.shards(of: 5, in: "third")
    #expect(
      try changed[0].record.plan
        != CorpusShard(file: fixture.folder.path("first/\(name)")).record.plan)
  }

  @Test func `a plan that exists is not changed`() throws {
    let fixture = try CorpusFixture()
    _ = try fixture.shards(of: 5)
    let before = try fixture.text("plan/shard-00001.jsonl")
    let error = #expect(throws: RenderError.self) { try fixture.shards(of: 2) }
    #expect(error?.code == .cannotWrite && error?.message.contains("already") == true)
    #expect(try fixture.text("plan/shard-00001.jsonl") == before)
    #expect(try fixture.folder.names == ["documents", "plan"])
  }

  @Test func `a document that cannot be read is planned`() throws {
    let fixture = try CorpusFixture(documents: 1)
    let missing = fixture.folder.path("nowhere.pdf")
    let paths = try CorpusPlan([missing], shardSize: 1).write(to: fixture.folder.path("plan"))
    let document = try CorpusShard(file: paths[0]).documents[0].document
    #expect(document.file == missing && document.sha256 == nil)
  }

  @Test func `what is no whole shard is refused`() throws {
    let fixture = try CorpusFixture()
    _ = try fixture.shards(of: 12)
    let lines = try fixture.text("plan/shard-00001.jsonl").split(separator: "\n")
    let damaged = [
      "", "no JSON", lines.dropFirst().joined(separator: "\n"),
      lines.dropLast().joined(separator: "\n"), (lines + [lines[1]]).joined(separator: "\n"),
      (lines.dropLast() + ["{}"]).joined(separator: "\n"),
    ]
    for text in damaged {
      let path = try fixture.folder.write(text.utf8, to: "damaged.jsonl")
      let error = #expect(throws: RenderError.self) { try CorpusShard(file: path) }
      #expect(error?.code == .damagedDocument)
    }
  }
}
