public import RenderKit

extension PixelDifference {
  /// Compares two pictures of any size.
  public init(between first: Bitmap, and second: Bitmap, _ options: PixelDiffOptions = .init()) {
    if first.isIdentical(to: second) {
      self.init(first.size, second.size, PixelTally(), channels: 3)
      return
    }
    let pixels = (StraightPixels(first), StraightPixels(second))
    var comparison = PixelComparison(pixels.0, pixels.1, options)
    comparison.run()
    self.init(pixels.0, pixels.1, comparison.tally)
  }

  /// Compares two pictures and draws where they differ.
  ///
  /// The picture is as large as both together: what agrees is faded to light gray, what counts in
  /// ``pixelmatch`` is red, ``antialiased`` pixels are yellow, pixels that only one picture has are
  /// blue, and a corner that neither has is transparent. It takes 4 bytes for each pixel of the
  /// rectangle around both, however different their shapes are.
  public static func drawing(
    between first: Bitmap, and second: Bitmap, _ options: PixelDiffOptions = .init()
  ) -> (difference: PixelDifference, picture: Bitmap) {
    let pixels = (StraightPixels(first), StraightPixels(second))
    var comparison = PixelComparison(
      pixels.0, pixels.1, options, marking: DifferencePicture(pixels.0, pixels.1))
    comparison.run()
    return (PixelDifference(pixels.0, pixels.1, comparison.tally), comparison.picture.bitmap)
  }

  private init(_ first: StraightPixels, _ second: StraightPixels, _ tally: PixelTally) {
    let channels = first.isOpaque && second.isOpaque ? 3 : 4
    self.init(first.size, second.size, tally, channels: channels)
  }
}
