public import RenderKit

extension Consensus {
  /// Lets pictures of one page vote; they lie on each other with their top left corners.
  ///
  /// Fewer than three pictures have no majority: they agree. Translucent ones vote on white and on
  /// black, and what stands out more counts. What a mask leaves out is white. Where sizes differ by
  /// more than 2 pixels, the size is voted on too.
  public init(
    of pictures: [Bitmap], counting mask: PixelMask? = nil,
    _ options: VerdictOptions = VerdictOptions()
  ) {
    let pictures = pictures.map { $0.painted(.white, whereIgnoredBy: mask ?? PixelMask()) }
    guard pictures.count >= 3, !pictures.dropFirst().allSatisfy(pictures[0].isIdentical) else {
      self.init([], isSplit: false)
      return
    }
    let sizes = SizeVote(pictures.map(\.size))
    let size = pictures.dropFirst().reduce(pictures[0].size) { $0.common(with: $1.size) }
    let scale = PageScale(dpi: options.dpi, size)
    var odd: [Odd] = []
    var isSplit = sizes.isSplit
    for tiles in Self.tiles(pictures, size, scale) {
      let pairs = tiles.map { Judgment($0, scale, options) }
      let vote = Vote(pairs, limit: Float(options.sensitivity.limit))
      let found = vote.odd(scale)
      if Self.peak(found) > Self.peak(odd) { odd = found }
      if vote.isSplit { isSplit = true }
    }
    self.init(sizes.odd + odd, isSplit: isSplit)
  }

  /// The pictures in pairs, on white and on black if one is translucent.
  private static func tiles(
    _ pictures: [Bitmap], _ size: PixelSize, _ scale: PageScale
  ) -> [PairTable<PageTiles>] {
    func pairs(_ pictures: [Bitmap]) -> PairTable<PageTiles>? {
      PairTable(count: pictures.count) { first, second in
        PageTiles((pictures[first], pictures[second]), size, scale)
      }
    }
    if let pairs = pairs(pictures) { return [pairs] }
    return [255, 0].compactMap { gray in pairs(pictures.map { $0.onBackdrop(gray) }) }
  }

  private static func peak(_ odd: [Odd]) -> Double { odd.map(\.region.strength).max() ?? 0 }
}
