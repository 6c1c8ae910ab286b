import Glibc

extension PagePortrait {
  /// The likeness from which on pages may be versions of each other.
  static let leastLikeness: Float = 0.4

  /// The number of words from which on text says more than the look of a page.
  private static let plenty = 20

  /// What a pair of pages adds to an alignment; `nil` where they are no versions of each other.
  ///
  /// Of pages that are all alike the equal ones belong together: the gain grows with the logarithm of
  /// what is unlike, and equal pictures gain more than the likest other ones. Empty pages are equal
  /// but say nothing.
  func gain(with other: PagePortrait) -> Float? {
    if pixelHash != nil, pixelHash == other.pixelHash { return isBlank ? 1 : 6 }
    let likeness = likeness(to: other)
    guard likeness >= Self.leastLikeness else { return nil }
    return -log(1 - likeness + 0.018)
  }

  /// How like the pages are, from 0 to 1.
  func likeness(to other: PagePortrait) -> Float {
    if pixelHash != nil, pixelHash == other.pixelHash { return 1 }
    let look = look(to: other)
    guard let text, let otherText = other.text, !text.words.isEmpty || !otherText.words.isEmpty
    else {
      // A page that cannot be drawn may be any.
      return look ?? Self.leastLikeness
    }
    let words = text.likeness(to: otherText)
    guard let look else { return words }
    let isPlenty = min(text.words.count, otherText.words.count) >= Self.plenty
    return max(words, isPlenty ? (words + look) / 2 : look)
  }

  /// The correlation of what is drawn, stretched so that the half of it counts as nothing.
  private func look(to other: PagePortrait) -> Float? {
    guard pixelHash != nil, other.pixelHash != nil else { return nil }
    guard isBlank == other.isBlank else { return 0 }
    guard let ink, let otherInk = other.ink else { return isBlank ? 1 : 0 }
    var product: Float = 0
    for index in ink.indices { product += ink[index] * otherInk[index] }
    return max(0, 2 * product - 1)
  }
}
