/// A change of a page that a person minds.
enum SampleEdit: String, CaseIterable {
  case dropWord, swapDigit, dropDot, moveText, recolorText, recolorFill, dropImage, dropFill
  case dropStroke, widenStroke, substituteFont

  /// Edits an ordinary item, neither the faintest nor the most prominent of those that it can be
  /// applied to, if there are any.
  func applied(to page: SamplePage) -> SamplePage? {
    let changes = page.items.indices.compactMap { index in
      replaced(page.items[index]).map { (index: index, items: $0) }
    }
    guard !changes.isEmpty else { return nil }
    let ordered = changes.sorted {
      (page.items[$0.index].prominence, $0.index) < (page.items[$1.index].prominence, $1.index)
    }
    let chosen = ordered[ordered.count / 2]
    var page = page
    page.items.replaceSubrange(chosen.index...chosen.index, with: chosen.items)
    return page
  }

  /// What an item becomes, if it can be edited.
  private func replaced(_ item: SampleItem) -> [SampleItem]? {
    switch (self, item) {
    case (.dropImage, .image), (.dropFill, .fill), (.dropStroke, .stroke): return []
    case (.recolorFill, .fill(let place, let size, let color)):
      return [.fill(at: place, size: size, Self.recolored(color, by: 0.15))]
    case (.widenStroke, .stroke(let points, let width, let color)):
      return [.stroke(points, width: 3 * width, color)]
    case (_, .text(let text, let font, let size, let place, let color)):
      return retyped(text, font).map {
        [
          .text(
            $0.text, font: $0.font, size: size, at: place + $0.step,
            $0.isRecolored ? Self.recolored(color, by: 0.3) : color)
        ]
      }
    default: return nil
    }
  }

  private struct Retyped {
    var text: String
    var font: String
    var step = SIMD2<Double>()
    var isRecolored = false
  }

  private func retyped(_ text: String, _ font: String) -> Retyped? {
    var result = Retyped(text: text, font: font)
    switch self {
    case .dropWord:
      guard let space = text.lastIndex(of: " ") else { return nil }
      result.text = String(text[..<space])
    case .swapDigit:
      // Escaped letters hold digits too, so only the last word's count.
      guard let digit = text.lastIndex(where: \.isNumber) else { return nil }
      let old = text[digit].wholeNumberValue ?? 0
      result.text.replaceSubrange(digit...digit, with: "\((old + 3) % 10)")
    case .dropDot:
      guard text.last == "." else { return nil }
      result.text.removeLast()
    case .moveText: result.step = [2, 0]
    case .recolorText: result.isRecolored = true
    case .substituteFont: result.font = font == "T" ? "H" : "T"
    default: return nil
    }
    return result
  }

  /// A color whose red and blue are a part of their range off.
  ///
  /// Text takes twice what a fill does: nobody sees 15 % on stems a pixel thick.
  private static func recolored(
    _ color: SampleItem.Color, by part: Double
  ) -> SampleItem.Color {
    [
      color.x > 0.5 ? color.x - part : color.x + part, color.y,
      color.z > 0.5 ? color.z - part : color.z + part,
    ]
  }
}
