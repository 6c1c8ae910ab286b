import RenderKit

extension ConformanceRule {
  static let fontRules = [
    ConformanceRule("a page's fonts are listed where declared, each once, every time the same") {
      engine, violations throws(RenderError) in
      guard engine.info.capabilities[.pdf]?.listsFonts == true else { return }
      let document = try engine.open(SpecialPages.fonts.source)
      let fonts = try document.fonts(ofPage: 0)
      violations.expect(fonts.map(\.name) == ["Times-Roman"], "the fonts are \(fonts)")
      violations.expect(
        try document.fonts(ofPage: 0) == fonts, "the second list differs from the first")
      for font in fonts {
        violations.expect(!font.isEmbedded, "\(font.name) is not embedded")
        violations.expect(
          font.isMissing == (font.substitute == nil),
          "\(font.name) must have either a substitute or none")
      }
    },
    ConformanceRule("listing fonts changes no pixel, and drawing changes no list") {
      engine, violations throws(RenderError) in
      guard engine.info.capabilities[.pdf]?.listsFonts == true else { return }
      let request = PageRequest(page: 0, scaling: .scale(2))
      let drawnFirst = try engine.open(SpecialPages.fonts.source)
      let bytes = try drawnFirst.render(request).bitmap.bytes
      let fonts = try drawnFirst.fonts(ofPage: 0)
      let listedFirst = try engine.open(SpecialPages.fonts.source)
      violations.expect(
        try listedFirst.fonts(ofPage: 0) == fonts, "the list depends on drawing before")
      violations.expect(
        try listedFirst.render(request).bitmap.bytes == bytes, "the pixels depend on listing before"
      )
    },
    ConformanceRule("fonts that are not declared, or of no page, are refused") {
      engine, violations throws(RenderError) in
      for card in TestCard.cards(for: engine) {
        let document = try engine.open(card.source)
        if engine.info.capabilities[card.format]?.listsFonts == true {
          let fonts = try document.fonts(ofPage: 0)
          violations.expect(fonts.isEmpty, "a page without text has the fonts \(fonts)")
        } else {
          violations.expect([.unsupportedOption], "the fonts of \(card.format.name)") {
            () throws(RenderError) in _ = try document.fonts(ofPage: 0)
          }
        }
        for index in [-1, card.pages.count, .min, .max] {
          violations.expect([.pageOutOfRange], "the fonts of page \(index)") {
            () throws(RenderError) in _ = try document.fonts(ofPage: index)
          }
        }
      }
    },
  ]
}
