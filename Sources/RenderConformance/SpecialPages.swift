import RenderKit

/// One-page PDF documents of 40 x 40 points that show one thing each.
enum SpecialPages {
  /// A black triangle, whose long side crosses pixels.
  static let slope = document(content: "0 0 m 40 33 l 40 0 l f")

  /// A line of text.
  static let text = document(
    content: "BT /F 8 Tf 2 16 Td (Hello page) Tj ET",
    page: "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>")

  /// A black square that is an annotation.
  static let annotation = document(
    content: "", page: "/Annots [5 0 R]",
    objects: [
      "<< /Type /Annot /Subtype /Square /Rect [10 10 30 30] /F 4 /AP << /N 6 0 R >> >>",
      PDFWriter.stream("0 0 20 20 re f", "/Type /XObject /Subtype /Form /BBox [0 0 20 20]"),
    ])

  /// A layer `Left`, shown by default, and a layer `Right`, hidden by default.
  static let layers = document(
    content: "/OC /L BDC 0 0 20 40 re f EMC /OC /R BDC 20 0 20 40 re f EMC",
    page: "/Resources << /Properties << /L 5 0 R /R 6 0 R >> >>",
    catalog: "/OCProperties << /OCGs [5 0 R 6 0 R] /D << /Order [5 0 R 6 0 R] /OFF [6 0 R] >> >>",
    objects: ["<< /Type /OCG /Name (Left) >>", "<< /Type /OCG /Name (Right) >>"])

  private static func document(
    content: String, page: String = "", catalog: String = "", objects: [String] = []
  ) -> TestCard {
    let writer = PDFWriter(
      objects: [
        "<< /Type /Catalog /Pages 2 0 R \(catalog) >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 40] /Contents 4 0 R \(page) >>",
        PDFWriter.stream(content),
      ] + objects)
    return TestCard(format: .pdf, pages: [], bytes: writer.bytes)
  }
}
