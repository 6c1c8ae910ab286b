import RenderConformance
import RenderKit

/// A page to edit and to draw by several engines.
struct SamplePage {
  var name: String
  var items: [SampleItem]

  static let width = 260.0
  static let height = 200.0

  /// The standard fonts that items name.
  private static let fonts = [
    "H": "Helvetica", "B": "Helvetica-Bold", "T": "Times-Roman", "C": "Courier",
  ]

  var source: DocumentSource {
    let fonts = Self.fonts.sorted { $0.key < $1.key }.map { name, font in
      "/\(name) <</Type/Font/Subtype/Type1/BaseFont/\(font)/Encoding/WinAnsiEncoding>>"
    }
    let shading =
      "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 1 1]/Extend[true true]"
      + "/Function <</FunctionType 2/Domain[0 1]/N 1/C0[.95 .9 .6]/C1[.3 .5 .8]>> >>"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 \(Self.width) \(Self.height)]"
        + "/Resources <</Font <<\(fonts.joined())>>/Shading <</S \(shading)>> >> >>",
      PDFWriter.stream(items.map(\.operators).joined(separator: "\n")),
    ]
    return DocumentSource(bytes: PDFWriter(objects: objects).bytes, name: "\(name).pdf")
  }
}
