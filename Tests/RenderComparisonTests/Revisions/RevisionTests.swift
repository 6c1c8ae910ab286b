import FakeEngine
import RenderComparison
import RenderKit
import Synchronization
import Testing

@Suite struct RevisionTests {
  private let pages = ["one two three", "four five six", "seven eight nine"]

  @Test func `the old page comes first, and both numbers are told`() throws {
    let revision = try Revision(pages, ["new words here"] + pages)
    #expect(revision.compared.map(\.first.page) == [1, 2, 3])
    #expect(revision.compared.map(\.second.page) == [2, 3, 4])
    #expect(revision.compared.allSatisfy { $0.first.document.file == "old.pdf" })
    #expect(revision.summary?.document.file == "new.pdf")
    #expect(revision.summary?.documents?.map(\.file) == ["old.pdf", "new.pdf"])
    #expect(revision.summary?.inserted == 1 && revision.summary?.differs == true)
  }

  @Test func `text that differs is told in passages`() throws {
    let revision = try Revision(["a b c d e f"], ["a b x y e f g"])
    let text = try #require(revision.compared.first?.text)
    #expect(text.removed == ["c d"] && text.added == ["x y", "g"])
    #expect(try Revision(pages, pages).compared.allSatisfy { $0.text == nil })
  }

  @Test func `text that is not drawn differs beside equal pixels`() throws {
    let revision = try Revision(["#same #marks"], ["same marks"])
    let record = try #require(revision.compared.first)
    #expect(record.result == .pass && record.text?.added == ["same marks"])
  }

  @Test func `equal pages are drawn once, unless pictures are wanted`() throws {
    let count = Mutex(0)
    func draws(_ drawsDifferences: Bool) throws -> Int {
      count.withLock { $0 = 0 }
      let engine = Revision.engine { script in
        script.drawn = { _ in count.withLock { $0 += 1 } }
      }
      _ = try Revision(pages, pages, in: [engine], drawsDifferences: drawsDifferences)
      return count.withLock(\.self)
    }
    #expect(try draws(false) == 6)
    #expect(try draws(true) == 12)
  }

  @Test func `engines that see as many pages share an alignment`() throws {
    let engines = [Revision.engine("a"), Revision.engine("b")]
    let revision = try Revision(pages, Array(pages.dropFirst()), in: engines)
    #expect(revision.alignments.map(\.engine.id) == ["a"])
    #expect(revision.compared.map(\.first.engine.id) == ["a", "a", "b", "b"])
    #expect(revision.compared.allSatisfy { $0.first.engine == $0.second.engine })
    #expect(revision.summary?.removed == 1)
  }

  @Test func `an engine that sees other pages aligns them itself`() throws {
    var script = FakeScript(pageCount: 2)
    script.grays = [1: 255]
    let revision = try Revision(
      pages, pages, in: [Revision.engine("a"), FakeEngine("b", script)])
    #expect(revision.alignments.map(\.engine.id) == ["a", "b"])
  }

  @Test func `chosen pages are those of the new version`() throws {
    let two = try #require(PageSelection("2"))
    let revision = try Revision(pages, ["new words here"] + pages, pages: two)
    #expect(revision.compared.map(\.first.page) == [1])
    #expect(revision.rows.count == 4)
    let nine = try #require(PageSelection("9"))
    let refused = try Revision(pages, pages, pages: nine)
    #expect(refused.drawn.map(\.failure?.code) == [.pageOutOfRange])
  }

  @Test func `sizes that differ are results of their own, numbers of pages are told by their rows`()
    throws
  {
    let revision = try Revision(["[80x120] a b c d"], ["[90x120] a b c d", "[90x120] z y x"])
    #expect(revision.disagreements.map(\.aspect) == [.pageSize])
    #expect(revision.disagreements[0].values.map(\.value) == ["80 x 120 pt", "90 x 120 pt"])
    #expect(revision.disagreements[0].values.map(\.document.file) == ["old.pdf", "new.pdf"])
  }

  @Test func `a page that cannot be drawn costs its row only`() throws {
    let engine = Revision.engine { $0.pageFailures = [1: .engineCrashed] }
    let revision = try Revision(pages, pages, in: [engine])
    #expect(revision.rows == ["1>1", "2>2", "3>3"])
    #expect(revision.compared.map(\.first.page) == [1, 3])
    #expect(revision.summary?.failures == 2)
  }

  @Test func `an engine that opens neither has its rows and the next goes on`() throws {
    var script = FakeScript()
    script.openFailure = .damagedDocument
    let revision = try Revision(
      pages, pages, in: [FakeEngine("a", script), Revision.engine("b")])
    #expect(revision.alignments.map(\.engine.id) == ["b"])
    #expect(revision.summary?.failures == 2)
  }

  @Test func `text that cannot be extracted is a warning, and pictures are compared`() throws {
    let engine = Revision.engine { $0.textFailure = .engineFailed }
    let record = try #require(Revision(["a b c"], ["a b d"], in: [engine]).compared.first)
    #expect(record.text == nil && record.result == .fail)
    #expect(
      record.warnings == ["the text of page 1 was not compared in a: The text broke."])
  }

  @Test func `engines without text compare pictures`() throws {
    var script = FakeScript()
    script.readsPages = true
    let mute = FakeEngine(
      "a", script, capabilities: EngineCapabilities(boxes: Set(PageBox.allCases)))
    var writer = Manuscript(seed: 9)
    let old = writer.pages(6)
    let new = [writer.page()] + old.map { $0 + " edition2" }
    let revision = try Revision(old, new, in: [mute])
    #expect(revision.changes == ["->1"])
    #expect(revision.compared.allSatisfy { $0.text == nil && $0.warnings == nil })
  }
}
