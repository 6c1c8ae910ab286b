import RenderConformance
import RenderKit

/// Small documents, written here, for the tests of one engine.
enum MuPDFFixtures {
  /// A page of a PDF: its dictionary's entries and its content.
  struct Page {
    var entries = ""
    var content = ""
  }

  /// A PDF; `objects` are numbered from 10 on, `catalog` and `tree` are further entries.
  static func pdf(
    _ pages: [Page], catalog: String = "", tree: String = "", objects: [String] = []
  ) -> DocumentSource {
    let first = 10 + objects.count
    let kids = pages.indices.map { "\(first + 2 * $0) 0 R" }.joined(separator: " ")
    let unused = [String](repeating: "null", count: 7)
    var all =
      [
        "<< /Type /Catalog /Pages 2 0 R \(catalog) >>",
        "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) \(tree) >>",
      ] + unused + objects
    for (index, page) in pages.enumerated() {
      let contents = first + 2 * index + 1
      all.append("<< /Type /Page /Parent 2 0 R /Contents \(contents) 0 R \(page.entries) >>")
      all.append(PDFWriter.stream(page.content))
    }
    return DocumentSource(bytes: PDFWriter(objects: all).bytes, name: "fixture.pdf")
  }

  /// A rectangle filled with a color, in content stream operators.
  static func fill(_ color: String, _ rect: String) -> String { "\(color) rg \(rect) re f\n" }

  static func svg(_ attributes: String, _ body: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(body)</svg>"
  }
}
