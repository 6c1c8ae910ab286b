import Foundation
import RenderEngines
import RenderKit

/// Small PDFs whose pages name fonts of many kinds.
enum FontFixture {
  /// The engines that list fonts.
  static var engines: [any RenderEngine] {
    BuiltInEngines.all.filter { $0.info.capabilities[.pdf]?.listsFonts == true }
  }

  static var engineIDs: [EngineInfo.ID] { engines.map(\.info.id) }

  /// A font file that documents can carry.
  static let file = FileManager.default
    .contents(atPath: "/usr/share/fonts/opentype/urw-base35/D050000L.otf")

  /// A page with a font that it carries, a standard one and an unknown one; and a page with none.
  static func plain(carrying file: Data) -> DocumentSource {
    let resources =
      "/MediaBox [0 0 60 20] /Resources << /Font << "
      + "/A 10 0 R /B 13 0 R /C << /Type /Font /Subtype /TrueType /BaseFont /NoSuchFont >> >> >>"
    return MuPDFFixtures.pdf(
      [
        MuPDFFixtures.Page(entries: resources, content: text("A")),
        MuPDFFixtures.Page(entries: "/MediaBox [0 0 60 20]"),
      ], objects: carried("ABCDEF+Own", file) + [standard("Helvetica")])
  }

  /// A page with one font.
  static func page(font: String, objects: [String] = []) -> DocumentSource {
    let entries = "/MediaBox [0 0 60 20] /Resources << /Font << /A \(font) >> >>"
    return MuPDFFixtures.pdf(
      [MuPDFFixtures.Page(entries: entries, content: text("A"))], objects: objects)
  }

  /// A page whose fonts are all named by what it draws, in resources that refer to themselves.
  static let nested = MuPDFFixtures.pdf(
    [
      MuPDFFixtures.Page(
        entries: "/MediaBox [0 0 60 20] "
          + "/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AS /On "
          + "/AP << /N << /On 15 0 R /Off 16 0 R >> >> >>]")
    ],
    tree: "/Resources << /XObject << /X 10 0 R >> /Pattern << /P 11 0 R >> "
      + "/ExtGState << /G << /SMask << /S /Alpha /G 12 0 R >> >> "
      + "/H << /Font [17 0 R 8] >> >> /Font << /T 13 0 R >> >>",
    objects: [
      form("/Font << /A \(standard("Times-Roman")) >> /XObject << /X 10 0 R /Y 18 0 R >>"),
      form(
        "/Font << /A \(standard("Symbol")) >>",
        "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /XStep 9 /YStep 9"),
      form("/Font << /A \(standard("ZapfDingbats")) >>", "/Group << /S /Transparency >>"),
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] "
        + "/CharProcs << >> /Encoding << /Differences [] >> /FirstChar 0 /LastChar 0 /Widths [1] "
        + "/Resources 14 0 R >>",
      "<< /Font << /T 13 0 R /A \(standard("Courier")) >> >>",
      form("/Font << /A \(standard("Helvetica-Bold")) >>"),
      form("/Font << /A \(standard("Times-Bold")) >>"),
      standard("Courier-Bold"),
      form("/Font << /A \(standard("Times-Italic")) >>"),
    ])

  /// A font and its descriptor and file, as objects from 10 on.
  static func carried(_ name: String, _ file: Data) -> [String] {
    let hex = file.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return [
      "<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /FontDescriptor 11 0 R "
        + "/FirstChar 72 /LastChar 72 /Widths [700] >>",
      "<< /Type /FontDescriptor /FontName /\(name) /Flags 4 /FontBBox [0 0 1000 1000] /StemV 80 "
        + "/ItalicAngle 0 /Ascent 800 /Descent -200 /FontFile3 12 0 R >>",
      "<< /Subtype /OpenType /Filter /ASCIIHexDecode /Length \(hex.utf8.count) >>\n"
        + "stream\n\(hex)\nendstream",
    ]
  }

  static func standard(_ name: String) -> String {
    "<< /Type /Font /Subtype /Type1 /BaseFont /\(name) >>"
  }

  private static func form(_ resources: String, _ entries: String = "") -> String {
    "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] \(entries) /Resources << \(resources) >> "
      + "/Length 0 >>\nstream\n\nendstream"
  }

  private static func text(_ font: String) -> String { "BT /\(font) 12 Tf 5 5 Td (HHHH) Tj ET" }
}
