import RenderKit

extension ConformanceRule {
  static let failureRules = [
    ConformanceRule("a page that does not exist is out of range") {
      engine, violations throws(RenderError) in
      for card in TestCard.cards(for: engine) {
        let document = try engine.open(card.source)
        for index in [-1, card.pages.count, 1_000_000_000, .min, .max] {
          violations.expect([.pageOutOfRange], "page \(index) of \(card.format.name)") {
            () throws(RenderError) in _ = try document.render(PageRequest(page: index))
          }
        }
      }
    },
    ConformanceRule("a size that makes no sense or is too large is refused") {
      engine, violations throws(RenderError) in
      for card in TestCard.cards(for: engine) {
        let document = try engine.open(card.source)
        for dpi in [0, -1, Double.nan, .infinity] {
          violations.expect([.invalidRequest], "\(dpi) dpi") { () throws(RenderError) in
            _ = try document.render(PageRequest(page: 0, scaling: .dpi(dpi)))
          }
        }
        for dpi in [1e9, 1e300, Double.greatestFiniteMagnitude] {
          violations.expect([.tooLarge], "\(dpi) dpi") { () throws(RenderError) in
            _ = try document.render(PageRequest(page: 0, scaling: .dpi(dpi)))
          }
        }
        let outside = PixelRect(x: 0, y: 0, width: 1, height: 10_000)
        violations.expect([.invalidRequest], "a region outside") { () throws(RenderError) in
          _ = try document.render(PageRequest(page: 0, region: outside))
        }
      }
    },
    ConformanceRule("an empty or damaged document gives an error or a page, never a crash") {
      engine, violations throws(RenderError) in
      for card in TestCard.cards(for: engine) {
        violations.expect([.emptyDocument], "an empty document") { () throws(RenderError) in
          _ = try engine.open(DocumentSource(bytes: [], name: "empty.\(card.format.rawValue)"))
        }
        for length in stride(from: 1, to: card.bytes.count, by: max(1, card.bytes.count / 40)) {
          let part = DocumentSource(
            bytes: Array(card.bytes.prefix(length)), name: "part.\(card.format.rawValue)")
          do throws(RenderError) {
            _ = try engine.open(part).render(PageRequest(page: 0))
          } catch {
            violations.expect(!error.message.isEmpty, "\(length) bytes failed without a sentence")
          }
        }
      }
    },
  ]
}
