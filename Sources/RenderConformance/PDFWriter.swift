import RenderKit

/// Writes small PDF documents: their objects and a cross-reference table.
package struct PDFWriter {
  private var objects: [String] = []
  private var trailer = ""

  /// A test card: a page tree, and a content stream a page.
  init(pages: [TestCardPage]) {
    let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
    ]
    for (index, page) in pages.enumerated() {
      objects.append(Self.dictionary(of: page, contents: 4 + 2 * index))
      objects.append(Self.stream(Self.content(of: page)))
    }
  }

  /// A document of hand-written objects, the first one being the catalog, and trailer entries.
  package init(objects: [String], trailer: String = "") {
    self.objects = objects
    self.trailer = trailer
  }

  /// A stream object with further entries of its dictionary.
  package static func stream(_ content: String, _ entries: String = "") -> String {
    "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  /// The document.
  package var bytes: [UInt8] {
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\n"
    text += "startxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  private static func dictionary(of page: TestCardPage, contents: Int) -> String {
    func array(_ box: Rect) -> String { "[\(box.x) \(box.y) \(box.maxX) \(box.maxY)]" }
    let boxes = [
      ("MediaBox", page.media), ("CropBox", page.crop), ("BleedBox", page.bleed),
      ("TrimBox", page.trim), ("ArtBox", page.art),
    ].compactMap { name, box in box.map { "/\(name) \(array($0))" } }
    return "<< /Type /Page /Parent 2 0 R /Resources << >> \(boxes.joined(separator: " ")) "
      + "/Rotate \(page.rotation.rawValue) /UserUnit \(page.userUnit) /Contents \(contents) 0 R >>"
  }

  private static func content(of page: TestCardPage) -> String {
    page.patches.map { patch in
      let color = [patch.red, patch.green, patch.blue].map { $0 == 0 ? "0" : "1" }
      let area = patch.area
      return color.joined(separator: " ")
        + " rg \(area.x) \(area.y) \(area.width) \(area.height) re f"
    }.joined(separator: "\n")
  }
}
