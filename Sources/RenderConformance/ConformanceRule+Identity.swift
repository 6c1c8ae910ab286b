import RenderKit

extension ConformanceRule {
  static let identityRules = [
    ConformanceRule("an engine says who it is") { engine, violations throws(RenderError) in
      let info = engine.info
      let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-_.@")
      violations.expect(
        !info.id.isEmpty && info.id.allSatisfy(allowed.contains),
        "the identifier '\(info.id)' is not lower-case letters, digits and -_.@")
      violations.expect(!info.name.isEmpty, "it has no name")
      violations.expect(!info.version.isEmpty, "it has no version")
      violations.expect(!info.license.isEmpty, "it has no license")
      violations.expect(!info.formats.isEmpty, "it opens no format")
      for (format, capabilities) in info.capabilities {
        violations.expect(
          capabilities.boxes.contains(.crop), "it does not draw the crop box of \(format.name)")
        violations.expect(
          capabilities.antialiasingLevels.isSubset(of: 0...8),
          "it declares antialiasing levels beyond 0 to 8")
      }
    },
    ConformanceRule("an engine opens the formats that it declares, and no others") {
      engine, violations throws(RenderError) in
      violations.expect(
        !TestCard.cards(for: engine).isEmpty, "there is no test card in any of its formats")
      for card in TestCard.all {
        if engine.info.capabilities[card.format] == nil {
          violations.expect([.unsupportedFormat], "opening \(card.format.name)") {
            () throws(RenderError) in _ = try engine.open(card.source)
          }
        } else {
          let document = try engine.open(card.source)
          violations.expect(
            document.pageCount == card.pages.count,
            "\(card.format.name) has \(document.pageCount) pages, not \(card.pages.count)")
          violations.expect(document.format == card.format, "the document has another format")
          violations.expect(document.engine.id == engine.info.id, "the document has another engine")
        }
      }
    },
  ]
}
