import RenderConformance
import RenderKit

/// A small PDF, written object by object.
struct PopplerFixture {
  /// The entries of each page's dictionary besides Type, Parent and Contents.
  var pages: [String]
  /// Entries of the page tree's root, which pages inherit.
  var inherited = ""
  /// Entries of the catalog.
  var catalog = ""
  /// The pages' content.
  var content = Self.target
  /// More objects, numbered from 4 plus the number of pages.
  var more: [String] = []

  /// Red everywhere, also beyond the page; a blue and a green mark; a black diagonal.
  static let target = """
    1 0 0 rg -500 -500 2000 2000 re f 0 0 1 rg 10 10 50 30 re f 0 1 0 rg 150 70 40 20 re f
    0 0 0 RG 3 w 0 0 m 200 100 l S
    """

  /// The number of the first object of ``more``.
  var firstFree: Int { 4 + pages.count }

  var source: DocumentSource { DocumentSource(bytes: bytes, name: "fixture.pdf") }

  var bytes: [UInt8] {
    let kids = pages.indices.map { "\($0 + 4) 0 R" }.joined(separator: " ")
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R \(catalog)>>",
        "<</Type/Pages/Count \(pages.count)/Kids[\(kids)] \(inherited)>>",
        PDFWriter.stream(content),
      ] + pages.map { "<</Type/Page/Parent 2 0 R/Contents 3 0 R \($0)>>" } + more
    return PDFWriter(objects: objects).bytes
  }
}

extension PopplerFixture {
  init(page: String, inherited: String = "") {
    self.init(pages: [page], inherited: inherited)
  }
}
