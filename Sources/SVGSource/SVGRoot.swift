#if MuPDF || SVG
  package import RenderKit

  /// The outermost element of an SVG: what decides the picture's natural size.
  ///
  /// The rules are those of librsvg 2.54, so that every engine gives an SVG the same size: `width` and
  /// `height` count as attributes and, before them, in the `style` attribute; a length that cannot be
  /// read counts as missing, and a missing one as 100 %. Style sheets are not considered.
  package struct SVGRoot {
    private let width: SVGLength?
    private let height: SVGLength?
    private let viewBox: ViewBox
    private let fontSize: Double

    /// Reads the root element of an XML document in UTF-8 or UTF-16; `nil` where it is not `svg`.
    package init?(_ bytes: [UInt8]) {
      guard let tag = XMLStartTag(rootOf: bytes), tag.localName == "svg" else { return nil }
      let style = StyleDeclarations(tag.attributes["style"] ?? "")
      func side(_ name: String) -> SVGLength? {
        style.value(of: name, orElse: tag.attributes[name]) {
          SVGLength($0).flatMap { $0.value >= 0 ? $0 : nil }
        }
      }
      width = side("width")
      height = side("height")
      viewBox = ViewBox(tag.attributes["viewBox"])
      fontSize =
        style.value(of: "font-size", orElse: tag.attributes["font-size"], FontSize.pixels)
        ?? FontSize.initial
    }

    /// The natural size in CSS pixels; `nil` where it is the extent of all that is drawn.
    ///
    /// A size with a side of 0 means that there is no picture.
    package var naturalSize: Size? {
      let width = width?.pixels(fontSize: fontSize)
      let height = height?.pixels(fontSize: fontSize)
      if let width, let height { return Size(width: width, height: height) }
      switch viewBox {
      case .missing: return nil
      case .invalid: return Size(width: 0, height: 0)
      case .size(let box):
        if let width { return Size(width: width, height: width * box.height / box.width) }
        if let height { return Size(width: height * box.width / box.height, height: height) }
        return box
      }
    }
  }
#endif
