import Glibc

/// How much each word says about the page that it is on.
///
/// The weight is the inverse document frequency (K. Spärck Jones, A Statistical Interpretation of
/// Term Specificity and Its Application in Retrieval, 1972), smoothed so that the words of a
/// document of one page count too: what is on every page, such as a heading or a form's labels, says
/// little.
struct WordWeights {
  private let weights: [UInt64: Float]

  init(_ versions: [[PageSignature]]) {
    let pages = versions.map(\.count).max() ?? 0
    var frequencies: [UInt64: Int] = [:]
    for version in versions {
      let counts = Self.frequencies(version)
      frequencies.merge(counts) { max($0, $1) }
    }
    weights = frequencies.mapValues { log(Float(pages + 1) / Float($0)) }
  }

  /// The number of pages that each word is on.
  private static func frequencies(_ pages: [PageSignature]) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for page in pages {
      for word in Set(page.text?.words ?? []) { counts[word, default: 0] += 1 }
    }
    return counts
  }

  func weigh(_ text: PageText) -> WeighedText {
    WeighedText(words: text.words, weights: text.words.map { weights[$0] ?? 0 })
  }
}
