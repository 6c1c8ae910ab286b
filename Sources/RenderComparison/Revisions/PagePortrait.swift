/// A page's signature in a form that is fast to compare.
struct PagePortrait {
  /// The digest of the picture; absent where there is none.
  let pixelHash: String?
  /// Whether nothing is on the page.
  let isBlank: Bool
  /// The ink that the page has more or less than pages of its document have, as a unit vector;
  /// absent where there is none.
  let ink: [Float]?
  /// The words; absent where none are known.
  let text: WeighedText?

  init(_ page: PageSignature, _ weights: WordWeights, common: [Float]) {
    pixelHash = page.pixelHash
    isBlank = page.isBlank
    text = page.text.map(weights.weigh)
    ink = page.thumbnail.flatMap { Self.unit(zip($0.cells, common).map { $0 - $1 }) }
  }

  private static func unit(_ vector: [Float]) -> [Float]? {
    let mean = vector.reduce(0, +) / Float(max(1, vector.count))
    let centered = vector.map { $0 - mean }
    let length = centered.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 1e-6 ? centered.map { $0 / length } : nil
  }

  /// The portraits of both versions' pages.
  ///
  /// What all pages have in common is taken off their ink, the more the more pages there are.
  static func portraits(
    _ old: [PageSignature], _ new: [PageSignature]
  ) -> (old: [PagePortrait], new: [PagePortrait]) {
    let weights = WordWeights([old, new])
    let pages = Float(max(old.count, new.count))
    let seen = (old + new).compactMap(\.thumbnail?.cells)
    var common = [Float](repeating: 0, count: Thumbnail.side * Thumbnail.side)
    for cells in seen { for index in common.indices { common[index] += cells[index] } }
    let share = (1 - 1 / (pages * pages)) / Float(max(1, seen.count))
    common = common.map { $0 * share }
    return (
      old.map { PagePortrait($0, weights, common: common) },
      new.map { PagePortrait($0, weights, common: common) }
    )
  }
}
