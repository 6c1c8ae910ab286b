import Foundation
import RenderComparison
import RenderConformance
import RenderKit
import Synchronization
import TestSupport
import Testing

/// What a run leaves when it is ended at some instant, and what the next one makes of it.
@Suite struct CorpusResumeTests {
  private static let journal = "shards/shard-00001.journal"
  private static let results = "shards/shard-00001.jsonl"

  /// Runs a shard to its end and returns all that its journal ever held.
  private static func journal(
    of fixture: CorpusFixture, _ shard: CorpusShard, jobs: Int
  ) throws -> [UInt8] {
    let copy = fixture.folder.path("journal")
    fixture.drawn.withLock {
      $0 = { unsafe _ = link(fixture.folder.path("whole/\(journal)"), copy) }
    }
    _ = try fixture.run(shard, into: "whole", jobs: jobs).run()
    fixture.drawn.withLock { $0 = nil }
    return Array(try Data(contentsOf: URL(filePath: copy)))
  }

  /// The number of documents of which a journal says that they are done.
  private static func doneCount(_ bytes: some Sequence<UInt8>) -> Int {
    String(decoding: Array(bytes), as: UTF8.self).split(separator: "\n")
      .count { $0.contains("\"state\":\"done\"") && $0.hasSuffix("}") }
  }

  @Test(arguments: [1, 3])
  func `a journal that ends anywhere gives the results of an undisturbed run`(jobs: Int) throws {
    let fixture = try CorpusFixture(documents: 10)
    let shard = try fixture.shards(of: 100)[0]
    let journal = try Self.journal(of: fixture, shard, jobs: jobs)
    let expected = try fixture.text("whole/\(Self.results)")
    var numbers = SeededGenerator(seed: 5)
    for round in 0..<40 {
      let end = Int.random(in: 0...journal.count, using: &numbers)
      // Power that fails may leave anything behind what was brought to the disk.
      let tail: [UInt8] =
        switch round % 3 {
        case 0: []
        case 1: Array(repeating: 0, count: 500)
        default: (0..<200).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        }
      let name = "cut\(round)"
      try fixture.folder.write(Array(journal[..<end]) + tail, to: "\(name)/\(Self.journal)")
      var resumed = -1
      _ = try fixture.run(shard, into: name, jobs: jobs).run { resumed = $0.resumed }
      #expect(try fixture.text("\(name)/\(Self.results)") == expected, "cut at \(end)")
      #expect(resumed >= Self.doneCount(journal[..<end]) - 1, "cut at \(end)")
    }
  }

  @Test func `a bit that changes in a journal costs what is behind it`() throws {
    let fixture = try CorpusFixture(documents: 6)
    let shard = try fixture.shards(of: 100)[0]
    let journal = try Self.journal(of: fixture, shard, jobs: 1)
    let expected = try fixture.text("whole/\(Self.results)")
    let begun = try #require(journal.firstIndex(of: UInt8(ascii: "\n")))
    var numbers = SeededGenerator(seed: 6)
    for round in 0..<20 {
      var changed = journal
      // A digest guards what results say, not how an entry is spelled.
      let starts = journal.indices.filter {
        journal[$0...].starts(with: Array("{\"agreement".utf8))
      }
      let place = try #require(starts.filter { $0 > begun }.randomElement(using: &numbers)) + 15
      changed[place] ^= 1
      try fixture.folder.write(changed, to: "bit\(round)/\(Self.journal)")
      _ = try fixture.run(shard, into: "bit\(round)").run()
      #expect(try fixture.text("bit\(round)/\(Self.results)") == expected)
    }
  }

  @Test func `a journal is left behind results that are there`() throws {
    let fixture = try CorpusFixture(documents: 4)
    let shard = try fixture.shards(of: 100)[0]
    let journal = try Self.journal(of: fixture, shard, jobs: 1)
    try fixture.folder.write(journal, to: "whole/\(Self.journal)")
    let opened = fixture.opened.withLock(\.self)
    _ = try fixture.run(shard, into: "whole").run()
    #expect(fixture.opened.withLock(\.self) == opened)
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.path("whole/\(Self.journal)")))
  }

  @Test func `a journal of another shard or other options is not continued`() throws {
    let fixture = try CorpusFixture()
    let shards = try fixture.shards(of: 6)
    let journal = try Self.journal(of: fixture, shards[0], jobs: 1)
    try fixture.folder.write(journal, to: "a/shards/shard-00002.journal")
    #expect(throws: RenderError.self) { try fixture.run(shards[1], into: "a").run() }
    try fixture.folder.write(journal, to: "b/\(Self.journal)")
    #expect(throws: RenderError.self) {
      try fixture.run(shards[0], into: "b", ["--dpi": "9"]).run()
    }
  }
}
