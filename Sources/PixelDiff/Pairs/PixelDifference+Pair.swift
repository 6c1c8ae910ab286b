public import RenderKit

extension PixelDifference {
  /// Compares two pictures in the pixels that count.
  public init(_ pair: PicturePair, _ options: PixelDiffOptions = .init()) {
    self.init(pair, PixelComparison(pair.first, pair.second, options))
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
    let comparison = PixelComparison(pair.first, pair.second, options, notesPlaces: true)
    var picture = DifferencePicture(StraightPixels(pair.first), StraightPixels(pair.second))
    picture.mark(comparison.marks)
    let whole = pair.firstSize.enclosing(pair.secondSize)
    return (
      PixelDifference(pair, comparison),
      picture.bitmap.laid(on: whole, at: .zero, Pixel(word: 0))
        .painted(.ignored, whereIgnoredBy: pair.mask)
    )
  }

  private init(_ pair: PicturePair, _ comparison: PixelComparison) {
    self.init((pair.firstSize, pair.secondSize), pair.counts, comparison)
  }
}
