import Foundation
import RenderComparison
import RenderKit
import TestSupport
import Testing

@Suite struct DocumentFinderTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func write(_ names: String..., text: String = "%PDF-1.4") throws {
    for name in names { try folder.write(text.utf8, to: name) }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  private func find(_ paths: String...) -> DocumentFinder {
    var finder = DocumentFinder { $0 == .pdf || $0 == .svg }
    for path in paths { finder.add(path.hasPrefix("/") ? path : folder.path(path)) }
    return finder
  }

  private func names(_ finder: DocumentFinder) -> [String] {
    finder.files.map { String($0.dropFirst(folder.path("").count + 1)) }
  }

  @Test func `documents of a directory are sorted by the bytes of their names`() throws {
    try write("d/b.pdf", "d/Z.pdf", "d/a/c.pdf", "d/a.pdf", "d/é.pdf", "d/a/deep/er.pdf")
    #expect(
      names(find("d"))
        == ["d/Z.pdf", "d/a.pdf", "d/a/c.pdf", "d/a/deep/er.pdf", "d/b.pdf", "d/é.pdf"])
    #expect(names(find("d/")) == names(find("d")))
  }

  @Test func `what is hidden or of another format is passed over`() throws {
    try write("d/.hidden.pdf", "d/.git/x.pdf", "d/a.pdf")
    try write("d/readme.md", "d/data.csv", text: "words")
    let finder = find("d")
    #expect(names(finder) == ["d/a.pdf"] && finder.passedOver == 2 && finder.failures.isEmpty)
  }

  @Test func `content counts as well as the extension`() throws {
    try write("d/without", "d/wrong.txt")
    try write("d/damaged.pdf", "d/empty.svg", text: "")
    try write("d/picture.svg", text: "<html></html>")
    #expect(
      names(find("d"))
        == ["d/damaged.pdf", "d/empty.svg", "d/picture.svg", "d/without", "d/wrong.txt"])
  }

  @Test func `what was named is taken whatever it is, and everything once`() throws {
    try write("d/a.pdf", "d/b.pdf", "note.txt")
    #expect(
      names(find("note.txt", "d/b.pdf", "d", "nowhere.pdf", "note.txt"))
        == ["note.txt", "d/b.pdf", "d/a.pdf", "nowhere.pdf"])
  }

  @Test func `loops of links end, and each directory is entered once`() throws {
    try write("d/a/one.pdf", "d/b/two.pdf", "elsewhere/three.pdf")
    try link("d/a/up", to: "..")
    try link("d/a/self", to: ".")
    try link("d/b/across", to: "../a")
    try link("d/0", to: "b")
    try link("d/away", to: "../elsewhere")
    try link("d/again", to: "../elsewhere")
    try link("d/dead.pdf", to: "nothing")
    try link("d/file.pdf", to: "a/one.pdf")
    let finder = find("d")
    #expect(
      names(finder) == ["d/a/one.pdf", "d/again/three.pdf", "d/b/two.pdf", "d/file.pdf"])
    #expect(finder.failures.map(\.file) == [folder.path("d/dead.pdf")])
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe is not waited for`() throws {
    try write("d/a.pdf")
    #expect(unsafe mkfifo(folder.path("d/pipe.pdf"), 0o600) == 0)
    let finder = find("d")
    #expect(names(finder) == ["d/a.pdf"] && finder.passedOver == 1)
  }
}
