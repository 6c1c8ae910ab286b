/// A page's words with their weights.
struct WeighedText {
  let words: [UInt64]
  let weights: [Float]
  private let total: Float

  init(words: [UInt64], weights: [Float]) {
    self.words = words
    self.weights = weights
    total = weights.reduce(0, +)
  }

  /// The share of the words, by weight, that both pages have: from 0 to 1.
  ///
  /// It is the coefficient of L. R. Dice, Measures of the Amount of Ecologic Association Between
  /// Species, 1945.
  func likeness(to other: WeighedText) -> Float {
    guard total + other.total > 0 else { return words.isEmpty == other.words.isEmpty ? 1 : 0 }
    var common: Float = 0
    var (here, there) = (0, 0)
    while here < words.count, there < other.words.count {
      if words[here] == other.words[there] {
        common += weights[here]
        here += 1
        there += 1
      } else if words[here] < other.words[there] {
        here += 1
      } else {
        there += 1
      }
    }
    return min(1, 2 * common / (total + other.total))
  }
}
