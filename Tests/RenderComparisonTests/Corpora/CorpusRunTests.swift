import FakeEngine
import Foundation
import RenderComparison
import RenderKit
import Synchronization
import TestSupport
import Testing

@Suite struct CorpusRunTests {
  private let results = "out/shards/shard-00001.jsonl"

  @Test(arguments: [1, 4])
  func `results are those of each document alone, in order`(jobs: Int) throws {
    let fixture = try CorpusFixture()
    let shard = try fixture.shards(of: 100)[0]
    let run = fixture.run(shard, into: "out", jobs: jobs)
    let total = try #require(try run.run().total)
    var lines: [String] = []
    var expected = CorpusRecord()
    for file in try fixture.files {
      try run.comparison.compare(DocumentSource(file: file)) { event throws(RenderError) in
        expected.count(event)
        if let line = try event.line() { lines.append(line) }
      }
    }
    #expect(try fixture.records(results) == lines)
    #expect(total == expected && total.documents == 12 && total.failures > 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path("out/shards")).count
        == 1)
  }

  @Test func `a shard that is done is not done again`() throws {
    let fixture = try CorpusFixture()
    let shard = try fixture.shards(of: 100)[0]
    let first = try fixture.run(shard, into: "out").run().total
    let (text, opened) = (try fixture.text(results), fixture.opened.withLock(\.self))
    #expect(try fixture.run(shard, into: "out").run().total == first)
    #expect(try fixture.text(results) == text && fixture.opened.withLock(\.self) == opened)
  }

  @Test func `a document that has changed since it was planned is a row that says so`() throws {
    let fixture = try CorpusFixture()
    let shard = try fixture.shards(of: 100)[0]
    try fixture.folder.write("%PDF-1.4 new\nother words".utf8, to: "documents/104.pdf")
    try FileManager.default.removeItem(atPath: fixture.folder.path("documents/105.pdf"))
    _ = try fixture.run(shard, into: "out").run()
    let changed = try fixture.records(results).filter { $0.contains("104.pdf") }
    #expect(changed.count == 3)
    #expect(changed.count { $0.contains("has changed since it was planned") } == 2)
    let missing = try fixture.records(results).filter { $0.contains("105.pdf") }
    #expect(missing.count { $0.contains("fileNotFound") } == 2)
  }

  @Test func `a second run of a shard is told that there is a first`() throws {
    let fixture = try CorpusFixture()
    let shard = try fixture.shards(of: 100)[0]
    var isBusy = false
    _ = try fixture.run(shard, into: "out").run { progress in
      guard progress.done == 5 else { return }
      if case .busy? = try? fixture.run(shard, into: "out").run() { isBusy = true }
    }
    #expect(isBusy)
  }

  @Test func `an engine that cannot be started is no result of a document`() throws {
    let fixture = try CorpusFixture(documents: 3)
    let shard = try fixture.shards(of: 100)[0]
    let whole = fixture.run(shard, into: "out")
    var run = whole
    var script = FakeScript()
    script.openFailure = .engineMissing
    run.comparison.engines[1] = FakeEngine("beta", script)
    let error = #expect(throws: RenderError.self) { try run.run() }
    #expect(error?.code == .engineMissing)
    var resumed = -1
    let total = try whole.run { resumed = $0.resumed }.total
    #expect(resumed == 0 && total?.outcomes["engineMissing"] == nil)
  }

  @Test func `shards of one plan go into one directory at the same time`() throws {
    let fixture = try CorpusFixture()
    let shards = try fixture.shards(of: 4)
    _ = try fixture.run(shards[2], into: "out").run()
    _ = try fixture.run(shards[0], into: "out").run { progress in
      guard progress.done == 2 else { return }
      _ = try? fixture.run(shards[1], into: "out").run()
    }
    #expect(try CorpusMerge(of: fixture.folder.path("out")).unfinished.isEmpty)
  }

  @Test func `other options, engines or plans are refused with what differs`() throws {
    let fixture = try CorpusFixture()
    let shard = try fixture.shards(of: 100)[0]
    _ = try fixture.run(shard, into: "out", ["--dpi": "100", "--measures": ""]).run()
    let before = try fixture.text(results)
    func message(_ run: CorpusRun) -> String {
      #expect(throws: RenderError.self) { try run.run() }?.message ?? ""
    }
    let options = ["--dpi": "150", "--measures": ""]
    #expect(message(fixture.run(shard, into: "out", options)).contains("--dpi=100, not --dpi=150"))
    #expect(
      message(fixture.run(shard, into: "out", ["--dpi": "100"]))
        .contains("--measures, not no --measures"))
    #expect(
      message(fixture.run(shard, into: "out", ["--dpi": "100", "--measures": ""], version: "2"))
        .contains("alpha 1.2, beta 1.2, not alpha 2, beta 2"))
    let other = try fixture.shards(of: 5, in: "other")[0]
    #expect(
      message(fixture.run(other, into: "out", ["--dpi": "100", "--measures": ""]))
        .contains("another plan"))
    #expect(try fixture.text(results) == before)
  }

  @Test func `a directory that is removed meanwhile is an error, and the next run begins anew`()
    throws
  {
    let fixture = try CorpusFixture()
    let shard = try fixture.shards(of: 100)[0]
    let error = #expect(throws: RenderError.self) {
      try fixture.run(shard, into: "out").run { progress in
        guard progress.done == 5 else { return }
        try? FileManager.default.removeItem(atPath: fixture.folder.path("out"))
      }
    }
    #expect(error?.code == .cannotWrite && error?.message.contains("removed") == true)
    #expect(try fixture.run(shard, into: "out").run().total?.documents == 12)
  }

  @Test(.enabled(if: getuid() == 0))
  func `a full disk is an error, and the run goes on when there is room`() throws {
    let fixture = try CorpusFixture(documents: 60)
    let shard = try fixture.shards(of: 100)[0]
    _ = try fixture.run(shard, into: "whole").run()
    let path = fixture.folder.path("out")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard unsafe mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 else {
      try Test.cancel("file systems cannot be mounted here")
    }
    defer { unsafe umount(path) }
    let error = #expect(throws: RenderError.self) { try fixture.run(shard, into: "out").run() }
    #expect(error?.code == .cannotWrite)
    #expect(error?.message.contains("No space left on device. What is done is kept") == true)
    try #require(unsafe mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT), "size=8m") == 0)
    var resumed = 0
    _ = try fixture.run(shard, into: "out").run { resumed = $0.resumed }
    #expect(resumed > 0)
    #expect(try fixture.text(results) == (try fixture.text("whole/shards/shard-00001.jsonl")))
  }
}
