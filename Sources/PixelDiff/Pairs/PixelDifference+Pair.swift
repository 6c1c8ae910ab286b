public import RenderKit

extension PixelDifference {
  /// Compares two pictures in the pixels that count.
  public init(_ pair: PicturePair, _ options: PixelDiffOptions = .init()) {
    if pair.first.isIdentical(to: pair.second) {
      self.init(pair, PixelTally(), channels: 3)
      return
    }
    let pixels = (StraightPixels(pair.first), StraightPixels(pair.second))
    var comparison = PixelComparison(pixels.0, pixels.1, options)
    comparison.run()
    self.init(pair, comparison.tally, channels: pixels.0.channels(with: pixels.1))
  }

  /// Compares two pictures in the pixels that count and draws where they differ.
  ///
  /// The picture is as large as both together: what agrees is faded to light gray, what counts in
  /// ``pixelmatch`` is red, ``antialiased`` pixels are yellow, pixels that only one picture has are
  /// blue, what does not count is gray, and a corner that neither has is transparent. It takes 4 bytes
  /// for each pixel of the rectangle around both, however different their shapes are.
  public static func drawing(
    _ pair: PicturePair, _ options: PixelDiffOptions = .init()
  ) -> (difference: PixelDifference, picture: Bitmap) {
    let pixels = (StraightPixels(pair.first), StraightPixels(pair.second))
    var comparison = PixelComparison(
      pixels.0, pixels.1, options, marking: DifferencePicture(pixels.0, pixels.1))
    comparison.run()
    let difference = PixelDifference(
      pair, comparison.tally, channels: pixels.0.channels(with: pixels.1))
    let whole = pair.firstSize.enclosing(pair.secondSize)
    return (
      difference,
      comparison.picture.bitmap.laid(on: whole, at: .zero, Pixel(word: 0))
        .painted(.ignored, whereIgnoredBy: pair.mask)
    )
  }

  private init(_ pair: PicturePair, _ tally: PixelTally, channels: Int) {
    self.init((pair.firstSize, pair.secondSize), pair.counts, tally, channels: channels)
  }
}

extension StraightPixels {
  /// The channels in which pictures are compared.
  fileprivate func channels(with other: StraightPixels) -> Int {
    isOpaque && other.isOpaque ? 3 : 4
  }
}
