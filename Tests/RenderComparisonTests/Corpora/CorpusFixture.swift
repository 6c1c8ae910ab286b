import FakeEngine
import Foundation
import RenderComparison
import RenderKit
import Synchronization
import TestSupport

/// Documents that fake engines compare, and where results go.
final class CorpusFixture: Sendable {
  let folder: TemporaryDirectory
  /// The number of times that documents were opened.
  let opened = Mutex(0)
  /// Is called when a page is drawn.
  let drawn = Mutex<(@Sendable () -> Void)?>(nil)

  /// Makes documents of one to three pages; some are damaged, some differ.
  init(documents: Int = 12) throws {
    folder = try TemporaryDirectory()
    for index in 0..<documents {
      let pages = (0...index % 3).map { "page \(index) word\($0)\n" }
      let text = index % 5 == 3 ? "" : "%PDF-1.4 \(index)\n\(pages.joined())"
      try folder.write(text.utf8, to: "documents/\(index + 100).pdf")
    }
  }

  var files: [String] {
    get throws {
      var finder = DocumentFinder { $0 == .pdf }
      finder.add(folder.path("documents"))
      return finder.files
    }
  }

  func shards(of size: Int, in name: String = "plan") throws -> [CorpusShard] {
    let paths = try CorpusPlan(files, shardSize: size).write(to: folder.path(name))
    return try paths.map { try CorpusShard(file: $0) }
  }

  func run(
    _ shard: CorpusShard, into name: String, _ options: [String: String] = [:], jobs: Int = 1,
    version: String = "1.2"
  ) -> CorpusRun {
    var script = FakeScript()
    script.readsPages = true
    script.opened = { [self] _ in opened.withLock { $0 += 1 } }
    script.drawn = { [self] _ in drawn.withLock { $0 }?() }
    var plain = FakeScript(pageCount: 2)
    plain.grays = [1: 90]
    let engines = [
      FakeEngine("alpha", script, version: version), FakeEngine("beta", plain, version: version),
    ]
    var run = CorpusRun(
      shard, into: folder.path(name), comparing: DocumentComparison(of: engines), options: options)
    run.jobs = jobs
    return run
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  /// The records of some results, without those of the whole run.
  func records(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n").map(String.init).filter {
      !$0.contains("\"type\":\"run\"") && !$0.contains("\"type\":\"corpus\"")
    }
  }
}

extension CorpusRun.Outcome {
  var total: CorpusRecord? { if case .done(let total) = self { total } else { nil } }
}
