import Glibc

extension PagePortrait {
  /// The likeness from which on pages may be versions of each other.
  static let leastLikeness: Float = 0.4

  /// The number of words from which on text says more than the look of a page.
  private static let plenty = 20

  /// The correlation of all ink from which on pages of pictures may be versions of each other.
  private static let leastCorrelation: Float = 0.9

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
    guard let text, let otherText = other.text, !text.words.isEmpty || !otherText.words.isEmpty
    else {
      // A page that cannot be drawn may be any.
      return look(to: other, minding: .atLeastAll) ?? Self.leastLikeness
    }
    let words = text.likeness(to: otherText)
    let isPlenty = min(text.words.count, otherText.words.count) >= Self.plenty
    guard let look = look(to: other, minding: isPlenty ? .peculiarities : .atLeastAll) else {
      return words
    }
    return max(words, isPlenty ? (words + look) / 2 : look)
  }

  /// What of a page's look counts.
  private enum Aspect {
    /// What distinguishes it from other pages of its version.
    case peculiarities
    /// That, and where it is lost in noise, that all of the page is alike.
    case atLeastAll
  }

  /// The correlation of what is drawn, stretched so that the half of it counts as nothing.
  private func look(to other: PagePortrait, minding aspect: Aspect) -> Float? {
    guard pixelHash != nil, other.pixelHash != nil else { return nil }
    guard isBlank == other.isBlank else { return 0 }
    let peculiar = Self.product(peculiarInk, other.peculiarInk) ?? (isBlank ? 1 : 0)
    let look = max(0, 2 * peculiar - 1)
    guard case .atLeastAll = aspect, let all = Self.product(ink, other.ink),
      all >= Self.leastCorrelation
    else { return look }
    return max(look, Self.leastLikeness + 0.3 * max(0, peculiar))
  }

  private static func product(_ first: [Float]?, _ second: [Float]?) -> Float? {
    guard let first, let second else { return nil }
    var product: Float = 0
    for index in first.indices { product += first[index] * second[index] }
    return product
  }
}
