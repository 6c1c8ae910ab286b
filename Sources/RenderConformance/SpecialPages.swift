import RenderKit

/// One-page PDF documents of 40 x 40 points that show one thing each.
enum SpecialPages {
  /// A black triangle, whose long side crosses pixels.
  static let slope = document(content: "0 0 m 40 33 l 40 0 l f")

  /// A line of text.
  static let text = document(
    content: "BT /F 8 Tf 2 16 Td (Hello page) Tj ET",
    page: "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>")

  /// A line of text in a font that the document lacks, and names twice.
  static let fonts = document(
    content: "BT /F 8 Tf 2 16 Td (Hello page) Tj ET",
    page: "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >> "
      + "/Again << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >> >> >>")

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

  /// An empty page, encrypted with the user password `user` and the owner password `owner` by the
  /// standard handler's revision 2 (ISO 32000-1, 7.6.3).
  static let encrypted = TestCard(
    format: .pdf, pages: [],
    bytes: PDFWriter(
      objects: [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 40] >>",
        """
        << /Filter /Standard /V 1 /R 2 /Length 40 /P -4
        /O <94e8094419662a774442fb072e3d9f19e9d130ec09a4d0061e78fe920f7ab62f>
        /U <2aa12f26bcf1a217c0f1ee491745f646671475ae85bddf3e3c1a45a8457391cb> >>
        """,
      ],
      trailer: """
        /Encrypt 4 0 R
        /ID [<31415926535897932384626433832795> <31415926535897932384626433832795>]
        """
    ).bytes)

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
