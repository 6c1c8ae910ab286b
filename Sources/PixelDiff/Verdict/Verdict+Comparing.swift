public import RenderKit

extension Verdict {
  /// The least score of pictures whose sizes differ by more than rounding.
  private static let otherSize = 10.0

  /// Judges two pictures, which lie on each other with their top left corners.
  ///
  /// Sizes may differ by 2 pixels, which engines round differently; what is farther out counts as
  /// missing or added. Translucent pictures are judged on white and on black, by where they differ
  /// more.
  public init(
    between first: Bitmap, and second: Bitmap, _ options: VerdictOptions = VerdictOptions()
  ) {
    if first.isIdentical(to: second) {
      self.init(0, [], options.sensitivity)
      return
    }
    let size = first.size.common(with: second.size)
    let scale = PageScale(dpi: options.dpi, size)
    var worst = (score: Float(-1), regions: [VerdictRegion]())
    for tiles in Self.tiles(first, second, size, scale) {
      let judgment = Judgment(tiles, scale, options)
      if judgment.score > worst.score { worst = (judgment.score, judgment.regions(scale)) }
    }
    let beyond = VerdictRegion.beyond(first.size, second.size)
    let score = beyond.isEmpty ? Double(worst.score) : max(Double(worst.score), Self.otherSize)
    self.init(score, beyond + worst.regions, options.sensitivity)
  }

  /// The pictures, on white and on black if they are translucent.
  private static func tiles(
    _ first: Bitmap, _ second: Bitmap, _ size: PixelSize, _ scale: PageScale
  ) -> [PageTiles] {
    if let tiles = PageTiles((first, second), size, scale) { return [tiles] }
    return [255, 0].compactMap { gray in
      PageTiles((first.onBackdrop(gray), second.onBackdrop(gray)), size, scale)
    }
  }
}
