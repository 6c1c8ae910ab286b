/// A page's signature in a form that is fast to compare.
struct PagePortrait {
  /// The digest of the picture; absent where there is none.
  let pixelHash: String?
  /// Whether nothing is on the page.
  let isBlank: Bool
  /// The distribution of ink as a unit vector; absent where there is none.
  let ink: [Float]?
  /// The ink that the page has more or less than the pages of its version have, likewise.
  let peculiarInk: [Float]?
  /// The words; absent where none are known.
  let text: WeighedText?

  init(_ page: PageSignature, _ weights: WordWeights, common: [Float]) {
    pixelHash = page.pixelHash
    isBlank = page.isBlank
    text = page.text.map(weights.weigh)
    ink = page.thumbnail.flatMap { Self.unit($0.cells) }
    peculiarInk = page.thumbnail.flatMap { Self.unit(zip($0.cells, common).map { $0 - $1 }) }
  }

  private static func unit(_ vector: [Float]) -> [Float]? {
    let mean = vector.reduce(0, +) / Float(max(1, vector.count))
    let centered = vector.map { $0 - mean }
    let length = centered.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 1e-6 ? centered.map { $0 / length } : nil
  }

  /// The portraits of both versions' pages.
  static func portraits(
    _ old: [PageSignature], _ new: [PageSignature]
  ) -> (old: [PagePortrait], new: [PagePortrait]) {
    let weights = WordWeights([old, new])
    func portraits(_ pages: [PageSignature]) -> [PagePortrait] {
      let common = commonInk(pages)
      return pages.map { PagePortrait($0, weights, common: common) }
    }
    return (portraits(old), portraits(new))
  }

  /// What all pages have in common, the more of it the more pages there are.
  private static func commonInk(_ pages: [PageSignature]) -> [Float] {
    var common = [Float](repeating: 0, count: Thumbnail.side * Thumbnail.side)
    let seen = pages.compactMap(\.thumbnail?.cells)
    for cells in seen { for index in common.indices { common[index] += cells[index] } }
    let count = Float(max(1, seen.count))
    return common.map { $0 / count * (1 - 1 / (count * count)) }
  }
}
