import FakeEngine
import Foundation
import RenderComparison
import RenderImageFile
import RenderKit
import TestSupport
import Testing

@Suite struct BaselineTests {
  private let directory: TemporaryDirectory
  private let pages = ["one two three", "four five six", "seven eight nine"]

  init() throws { directory = try TemporaryDirectory() }

  private var baselines: Baselines { Baselines(directory: directory.path("baselines")) }

  private func source(_ pages: [String], _ name: String = "docs/guide.pdf") throws -> DocumentSource
  {
    try DocumentSource(
      file: directory.write((["%PDF-1.4"] + pages).joined(separator: "\n").utf8, to: name))
  }

  private func plan(_ engines: FakeEngine..., pages: PageSelection = .all) -> DocumentComparison {
    DocumentComparison(of: engines.isEmpty ? [Revision.engine()] : engines, pages: pages)
  }

  private typealias Receiver = (ComparisonEvent) throws(RenderError) -> Void

  /// The lines that a run gives: `3 new`, `2 fail`, `1 damagedDocument`.
  private func lines(_ run: (Receiver) throws -> Void) throws -> [String] {
    var lines: [String] = []
    try run { event throws(RenderError) in
      switch event {
      case .baseline(let record): lines.append("\(record.rendering.page) \(record.status)")
      case .compared(let record, _): lines.append("\(record.first.page) \(record.result)")
      case .drawn(let record, _):
        if let failure = record.failure { lines.append("\(record.page ?? 0) \(failure.code)") }
      case .opened(let record):
        if let failure = record.failure { lines.append("\(record.engine.id) \(failure.code)") }
      default: break
      }
    }
    return lines
  }

  private func record(_ pages: [String], _ plan: DocumentComparison? = nil) throws -> [String] {
    let source = try source(pages)
    let plan = plan ?? self.plan()
    return try lines { try baselines.record(source, plan, deliver: $0) }
  }

  private func check(_ pages: [String], _ plan: DocumentComparison? = nil) throws -> [String] {
    let source = try source(pages)
    let plan = plan ?? self.plan()
    return try lines { try baselines.check(source, plan, deliver: $0) }
  }

  private func accept(_ pages: [String], _ plan: DocumentComparison? = nil) throws -> [String] {
    let source = try source(pages)
    let plan = plan ?? self.plan()
    return try lines { try baselines.accept(source, plan, deliver: $0) }
  }

  /// The contents of all files of baselines by their names.
  private func files() throws -> [String: Data] {
    let root = directory.path("baselines")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(root)/\(name)").map { (name, $0) }
      })
  }

  @Test func `pages are recorded under names that people read, and then pass`() throws {
    #expect(try record(pages) == ["1 recorded", "2 recorded", "3 recorded"])
    let names = (1...3).flatMap {
      ["docs/guide.pdf/p00\($0).a.json", "docs/guide.pdf/p00\($0).a.png"]
    }
    #expect(try files().keys.sorted() == names)
    #expect(try check(pages) == ["1 pass", "2 pass", "3 pass"])
  }

  @Test func `changed, new and missing pages are told apart`() throws {
    _ = try record(pages)
    #expect(
      try check([pages[0], "changed words here"] + [pages[2], "more"])
        == ["1 pass", "2 fail", "3 pass", "4 new"])
    #expect(try check(Array(pages.prefix(2))) == ["1 pass", "2 pass", "3 missing"])
  }

  @Test func `where a page was inserted, it is said that pages seem to be shifted`() throws {
    _ = try record(pages)
    var warnings: [String] = []
    try baselines.check(source(["inserted page here"] + pages), plan()) {
      event throws(RenderError) in
      if case .compared(let record, _) = event { warnings += record.warnings ?? [] }
    }
    #expect(
      warnings
        == [2, 3].map {
          "page \($0) looks exactly as page \($0 - 1) did; pages seem to be shifted"
        })
  }

  @Test func `a document without baselines is new`() throws {
    #expect(try check(pages) == ["1 new", "2 new", "3 new"])
    #expect(!FileManager.default.fileExists(atPath: directory.path("baselines")))
  }

  @Test func `a document that is gone has missing baselines`() throws {
    _ = try record(pages)
    let file = directory.path("docs/guide.pdf")
    let missing = try lines { _ = try baselines.reportMissing(file, deliver: $0) }
    #expect(missing == ["1 missing", "2 missing", "3 missing"])
  }

  @Test func `checking writes nothing`() throws {
    _ = try record(pages)
    let before = try files()
    _ = try check(["changed words here", "changed words there", "changed", "more"])
    #expect(try files() == before)
  }

  @Test func `recording replaces nothing and writes nothing then`() throws {
    let two = try #require(PageSelection("2"))
    _ = try record(pages, plan(pages: two))
    let before = try files()
    #expect(try record(["x", "y", "z"]) == ["0 cannotWrite"])
    #expect(try files() == before)
    let others = try #require(PageSelection("1,3"))
    #expect(try record(pages, plan(pages: others)) == ["1 recorded", "3 recorded"])
  }

  @Test func `pages that were left out are not new`() throws {
    let two = try #require(PageSelection("2"))
    _ = try record(pages, plan(pages: two))
    #expect(try check(pages) == ["2 pass"])
    #expect(try check(pages + ["more"]) == ["2 pass", "4 new"])
    let both = try #require(PageSelection("1,2"))
    #expect(try check(pages, plan(pages: both)) == ["1 new", "2 pass"])
  }

  @Test func `accepting takes what changed or is new, and nothing else`() throws {
    _ = try record(pages)
    let before = try files()
    let changed = [pages[0], "changed words here", pages[2], "more"]
    #expect(try accept(changed) == ["1 pass", "2 accepted", "3 pass", "4 accepted"])
    let after = try files()
    let touched = Set(after.keys.filter { after[$0] != before[$0] })
    let expected = ["p002", "p004"].flatMap { page in
      ["json", "png"].map { "docs/guide.pdf/\(page).a.\($0)" }
    }
    #expect(touched == Set(expected))
    #expect(try check(changed).allSatisfy { $0.hasSuffix("pass") })
  }

  @Test func `only chosen pages are accepted`() throws {
    _ = try record(pages)
    let changed = ["changed words here", "changed words there", pages[2]]
    let two = try #require(PageSelection("2"))
    #expect(try accept(changed, plan(pages: two)) == ["2 accepted"])
    #expect(try check(changed) == ["1 fail", "2 pass", "3 pass"])
  }

  @Test func `pages are drawn as they were recorded`() throws {
    var plan = plan()
    plan.request.scaling = .dpi(144)
    plan.request.background = .transparent
    _ = try record(pages, plan)
    #expect(try check(pages) == ["1 pass", "2 pass", "3 pass"])
    let picture = try Bitmap(imageFile: directory.path("baselines/docs/guide.pdf/p001.a.png"))
    #expect(picture.size == PixelSize(width: 160, height: 240))
  }

  @Test func `each engine has baselines of its own, and one that is not here fails`() throws {
    let (a, b) = (Revision.engine("a"), Revision.engine("b"))
    _ = try record(pages, plan(a, b))
    #expect(try check(pages, plan(a, b)).count == 6)
    #expect(try check(pages, plan(b)) == ["1 pass", "2 pass", "3 pass", "a engineMissing"])
    var limited = baselines
    limited.asksEveryEngine = true
    let source = try source(pages)
    let both = plan(b, Revision.engine("c"))
    let named = try lines { try limited.check(source, both, deliver: $0) }
    #expect(named == ["1 pass", "2 pass", "3 pass", "1 new", "2 new", "3 new"])
  }

  @Test(arguments: ["png", "json"])
  func `a damaged baseline is an error that names the file, and can be renewed`(
    kind: String
  ) throws {
    _ = try record(pages)
    try directory.write("damaged".utf8, to: "baselines/docs/guide.pdf/p002.a.\(kind)")
    #expect(try check(pages) == ["1 pass", "2 damagedDocument", "3 pass"])
    #expect(try accept(pages) == ["1 pass", "2 accepted", "3 pass"])
    #expect(try check(pages) == ["1 pass", "2 pass", "3 pass"])
  }

  @Test(arguments: ["png", "json"])
  func `a link among baselines is replaced, not what it leads to`(suffix: String) throws {
    _ = try record(pages)
    let victim = try directory.write("mine".utf8, to: "victim")
    let file = directory.path("baselines/docs/guide.pdf/p001.a.\(suffix)")
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: victim)
    #expect(try accept(pages).first == "1 accepted")
    #expect(FileManager.default.contents(atPath: victim) == Data("mine".utf8))
    #expect(try check(pages) == ["1 pass", "2 pass", "3 pass"])
  }

  @Test func `a picture that somebody else painted is no baseline`() throws {
    _ = try record(pages)
    let folder = directory.path("baselines/docs/guide.pdf")
    try FileManager.default.removeItem(atPath: "\(folder)/p001.a.png")
    try FileManager.default.copyItem(
      atPath: "\(folder)/p002.a.png", toPath: "\(folder)/p001.a.png")
    #expect(try check(pages).first == "1 damagedDocument")
  }

  @Test func `documents of the same name in different folders do not meet`() throws {
    for folder in ["x", "y", "x/y"] {
      let source = try source(pages, "\(folder)/guide.pdf")
      #expect(try lines { try baselines.record(source, plan(), deliver: $0) }.count == 3)
    }
    #expect(try files().count == 18)
    #expect(
      baselines.documents() == ["x/guide.pdf", "x/y/guide.pdf", "y/guide.pdf"].map(directory.path))
  }

  @Test func `a document from elsewhere has baselines, too`() throws {
    let elsewhere = try TemporaryFile("%PDF-1.4\none two", extension: "pdf")
    let source = try DocumentSource(file: elsewhere.path)
    #expect(try lines { try baselines.record(source, plan(), deliver: $0) } == ["1 recorded"])
    #expect(baselines.documents() == [elsewhere.path])
    #expect(try lines { try baselines.check(source, plan(), deliver: $0) } == ["1 pass"])
  }

  @Test func `pruning removes what has lost its page or document, and says so before`() throws {
    _ = try record(pages)
    let file = directory.path("docs/guide.pdf")
    _ = try source(Array(pages.prefix(2)))
    let before = try files()
    let dry = try lines { try baselines.prune(file, plan(), isDryRun: true, deliver: $0) }
    #expect(dry == ["3 missing"])
    #expect(try files() == before)
    #expect(try lines { try baselines.prune(file, plan(), deliver: $0) } == ["3 pruned"])
    #expect(try files().count == 4)
    try FileManager.default.removeItem(atPath: file)
    #expect(
      try lines { try baselines.prune(file, plan(), deliver: $0) } == ["1 pruned", "2 pruned"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path("baselines")) == [])
  }

  @Test func `a document that does not open loses no baseline`() throws {
    _ = try record(pages)
    var script = FakeScript()
    script.openFailure = .damagedDocument
    let broken = plan(FakeEngine("a", script))
    let file = directory.path("docs/guide.pdf")
    #expect(try lines { try baselines.prune(file, broken, deliver: $0) } == ["a damagedDocument"])
    #expect(
      try lines { try baselines.prune(file, plan(Revision.engine("b")), deliver: $0) }
        == ["a engineMissing"])
    #expect(try files().count == 6)
  }

  @Test func `a comparison says which rendering is the baseline, and of which version`() throws {
    _ = try record(pages)
    var script = FakeScript()
    script.readsPages = true
    let newer = plan(FakeEngine("a", script, version: "2.0"))
    let source = try source(pages + ["more"])
    var records: [ComparisonRecord] = []
    try baselines.check(source, newer) { event throws(RenderError) in
      if case .compared(let record, _) = event { records.append(record) }
    }
    let record = try #require(records.first)
    #expect(record.first.isBaseline == true && record.second.isBaseline == nil)
    #expect(record.first.engine.version == "1.2" && record.second.engine.version == "2.0")
    #expect(record.first.document.sha256 != record.second.document.sha256)
    #expect(record.first.document.file == "docs/guide.pdf")
    #expect(record.first.picture == directory.path("baselines/docs/guide.pdf/p001.a.png"))
  }

  @Test func `runs at the same time tear no baseline`() async throws {
    _ = try record(pages)
    let versions = try (0..<4).map { index in
      try source(["words of \(index)", "more of \(index)", "x"], "docs/guide.pdf")
    }
    await withTaskGroup(of: Void.self) { group in
      for source in versions {
        group.addTask { [baselines, plan = plan()] in
          try? baselines.accept(source, plan) { _ throws(RenderError) in }
        }
      }
    }
    let outcome = try check(["a", "b", "c"])
    #expect(outcome.count == 3 && outcome.allSatisfy { !$0.hasSuffix("damagedDocument") })
  }
}
