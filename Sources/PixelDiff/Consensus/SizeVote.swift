import RenderKit

/// The vote on the size of a page's pictures.
struct SizeVote {
  /// The pictures of another size than the majority's.
  private(set) var odd: [Consensus.Odd] = []
  /// Whether sizes differ without a majority.
  private(set) var isSplit = false

  init(_ sizes: [PixelSize]) {
    let regions = PairTable(count: sizes.count) { first, second in
      VerdictRegion.beyond(sizes[first], sizes[second])
    }
    let majority = Majority(regions.map { $0.isEmpty ? 0 : 1 })
    guard majority.spread == 0, let member = majority.members.first else {
      isSplit = true
      return
    }
    for picture in sizes.indices where !majority.members.contains(picture) {
      odd += VerdictRegion.beyond(sizes[member], sizes[picture]).map {
        Consensus.Odd(picture: picture, region: $0)
      }
    }
  }
}
