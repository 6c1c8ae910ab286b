public import RenderKit

extension Consensus {
  /// Lets pictures of one page vote; they lie on each other with their top left corners.
  ///
  /// Fewer than three pictures have no majority: they agree. Translucent ones vote on white and on
  /// black, and what stands out more counts. What a mask leaves out is white. Where sizes differ by more than 2 pixels, the size is
  /// voted on too.
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
    let isOpaque = pictures.allSatisfy(\.isOpaque)
    var odd: [Odd] = []
    var isSplit = sizes.isSplit
    for backdrop in isOpaque ? [255] : [255, 0] {
      let judged = pictures.map {
        JudgedPicture($0, size, scale, isReady: isOpaque && scale.factor == 1, backdrop: backdrop)
      }
      let pairs = PairTable(count: pictures.count) { first, second in
        Judgment(judged[first], judged[second], options)
      }
      let vote = Vote(pairs, limit: Float(options.sensitivity.limit))
      let found = vote.odd(scale)
      if Self.peak(found) > Self.peak(odd) { odd = found }
      if vote.isSplit { isSplit = true }
    }
    self.init(sizes.odd + odd, isSplit: isSplit)
  }

  private static func peak(_ odd: [Odd]) -> Double { odd.map(\.region.strength).max() ?? 0 }
}
