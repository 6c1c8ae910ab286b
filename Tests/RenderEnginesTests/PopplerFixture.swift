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
        Self.stream(content),
      ] + pages.map { "<</Type/Page/Parent 2 0 R/Contents 3 0 R \($0)>>" } + more
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      text += String(String(10_000_000_000 + offset).dropFirst()) + " 00000 n \n"
    }
    text += "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// A stream object.
  static func stream(_ content: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(content.utf8.count)>>\nstream\n\(content)\nendstream"
  }
}

extension PopplerFixture {
  init(page: String, inherited: String = "") {
    self.init(pages: [page], inherited: inherited)
  }
}
