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
    var numbered = [
      (1, "<< /Type /Catalog /Pages 2 0 R \(catalog) >>"),
      (2, "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) \(tree) >>"),
    ]
    numbered += objects.enumerated().map { (10 + $0.offset, $0.element) }
    for (index, page) in pages.enumerated() {
      let number = first + 2 * index
      numbered.append(
        (number, "<< /Type /Page /Parent 2 0 R /Contents \(number + 1) 0 R \(page.entries) >>"))
      numbered.append((number + 1, stream(page.content)))
    }
    return DocumentSource(bytes: file(numbered), name: "fixture.pdf")
  }

  static func stream(_ content: String, _ entries: String = "") -> String {
    "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  /// A rectangle filled with a color, in content stream operators.
  static func fill(_ color: String, _ rect: String) -> String { "\(color) rg \(rect) re f\n" }

  static func svg(_ attributes: String, _ body: String = "") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(body)</svg>"
  }

  private static func file(_ objects: [(Int, String)]) -> [UInt8] {
    var text = "%PDF-1.7\n"
    var offsets: [Int: Int] = [:]
    for (number, object) in objects {
      offsets[number] = text.utf8.count
      text += "\(number) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    let count = (offsets.keys.max() ?? 0) + 1
    text += "xref\n0 \(count)\n"
    for number in 0..<count {
      let digits = String(offsets[number] ?? 0)
      text += String(repeating: "0", count: 10 - digits.count) + digits
      text += offsets[number] == nil ? " 65535 f \n" : " 00000 n \n"
    }
    text += "trailer\n<< /Size \(count) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }
}
