import FakeEngine
import RenderComparison
import RenderKit
import Testing

@Suite struct PageAlignmentTests {
  @Test(arguments: 0..<30)
  func `one page inserted and one removed are exactly those two`(seed: UInt64) throws {
    var writer = Manuscript(seed: seed)
    let old = writer.pages(14)
    let (gone, added) = (writer.number(below: 14), writer.number(below: 14))
    var new = old
    new.remove(at: gone)
    new.insert(writer.page(), at: added)
    let expected = Set(["\(gone + 1)>-", "->\(added + 1)"])
    #expect(Set(try Revision(old, new).changes) == expected)
  }

  @Test(arguments: [true, false], 0..<15)
  func `pages that are all alike are told apart, though each was edited`(
    hasText: Bool, seed: UInt64
  ) throws {
    var writer = Manuscript(seed: seed)
    let sign = hasText ? "" : "#"
    let old = (0..<14).map { _ in writer.form(sign: sign) }
    var new = old
    let gone = writer.number(below: 14)
    let added = (gone + 3 + writer.number(below: 9)) % 14
    new.remove(at: gone)
    new.insert(writer.form(sign: sign), at: added)
    let edited = new.map { $0 + " \(sign)edition2" }
    let changes = try Revision(old, edited).changes
    #expect(Set(changes) == ["\(gone + 1)>-", "->\(added + 1)"])
  }

  @Test func `a page with edits is a pair`() throws {
    var writer = Manuscript(seed: 1)
    let old = writer.pages(5)
    var new = old
    new[2] = (old[2].split(separator: " ").dropFirst(15) + ["more"]).joined(separator: " ")
    let revision = try Revision(old, new)
    #expect(revision.changes.isEmpty)
    #expect(revision.compared.map(\.result) == [.pass, .pass, .fail, .pass, .pass])
  }

  @Test func `a page that is replaced is one removed and one inserted`() throws {
    var writer = Manuscript(seed: 2)
    let old = writer.pages(6)
    var new = old
    new[3] = writer.page()
    #expect(try Revision(old, new).changes == ["4>-", "->4"])
  }

  @Test(arguments: [0, 5])
  func `the first and the last page may be gone or new`(position: Int) throws {
    var writer = Manuscript(seed: 3)
    let whole = writer.pages(6)
    var part = whole
    part.remove(at: position)
    #expect(try Revision(whole, part).changes == ["\(position + 1)>-"])
    #expect(try Revision(part, whole).changes == ["->\(position + 1)"])
  }

  @Test func `empty pages are no anchors`() throws {
    var writer = Manuscript(seed: 4)
    let text = writer.pages(6)
    let edited = text.map { $0 + " edition2" }
    let old = [text[0], ""] + text[1...]
    let new = edited[0..<5] + ["", edited[5]]
    #expect(Set(try Revision(old, Array(new)).changes) == ["2>-", "->6"])
  }

  @Test func `of repeated and empty pages as many as were added are inserted`() throws {
    var writer = Manuscript(seed: 5)
    let (a, b, c) = (writer.page(), writer.page(), writer.page())
    #expect(try Revision([a, b, b, c], [a, b, b, b, c]).changes.count == 1)
    #expect(try Revision([a, "", b, "", c], [a, "", "", b, c]).changes.count == 2)
    #expect(try Revision(["", ""], ["", "", ""]).changes.count == 1)
  }

  @Test func `a page that is elsewhere has moved`() throws {
    var writer = Manuscript(seed: 6)
    let old = writer.pages(8)
    var new = old
    new.insert(new.remove(at: 1), at: 6)
    let revision = try Revision(old, new)
    #expect(revision.changes == ["2~7"])
    #expect(revision.summary?.moved == 1 && revision.summary?.removed == 0)
    #expect(revision.compared.allSatisfy { $0.result == .pass })
  }

  @Test func `a page that is turned or resized is the same page`() throws {
    var writer = Manuscript(seed: 7)
    let pages = (0..<6).map { _ in writer.words(60, sign: "#").joined(separator: " ") }
    let old = pages.map { "[120x80] \($0)" }
    let new =
      ["[120x80] " + writer.words(60, sign: "#").joined(separator: " ")]
      + pages.map { "[120x80@90] \($0)" }
    #expect(try Revision(old, new).changes == ["->1"])
    let turned = try Revision(old, Array(new.dropFirst()))
    #expect(turned.changes.isEmpty)
    #expect(turned.disagreements.filter { $0.aspect == .rotation }.count == 6)
  }

  @Test func `versions that have nothing in common are compared page by page`() throws {
    var writer = Manuscript(seed: 8)
    let revision = try Revision(writer.pages(1), writer.pages(2))
    #expect(revision.rows == ["1>1", "->2"])
    #expect(revision.compared.map(\.result) == [.fail])
  }

  @Test(arguments: 0..<10)
  func `every page has one row, whatever happened`(seed: UInt64) throws {
    var writer = Manuscript(seed: seed)
    let stock = writer.pages(6) + ["", writer.form(), writer.form()]
    let versions = (0..<2).map { _ in
      (0..<writer.number(below: 12) + 1).map { _ in stock[writer.number(below: stock.count)] }
    }
    let pairs = try #require(try Revision(versions[0], versions[1]).alignments.first).pages
    #expect(pairs.compactMap(\.first).sorted() == Array(1...versions[0].count))
    #expect(pairs.compactMap(\.second) == Array(1...versions[1].count))
  }

  @Test(arguments: 0..<5)
  func `a document is equal to itself`(seed: UInt64) throws {
    var writer = Manuscript(seed: seed)
    let pages = writer.pages(5) + ["", ""] + writer.pages(2)
    let revision = try Revision(pages, pages)
    #expect(revision.changes.isEmpty && revision.summary?.differs == false)
    #expect(revision.rows == (1...9).map { "\($0)>\($0)" })
  }
}
