import PixelDiff
package import RenderKit

/// Compares two pictures as settings say.
package struct PairComparison {
  /// How pictures are compared.
  package var settings: PairSettings
  /// Whether the measures that take time are taken.
  package var takesMeasures = false
  /// Whether the difference is drawn.
  package var drawsDifferences = false

  /// Prepares comparisons.
  package init(_ settings: PairSettings) { self.settings = settings }

  /// Compares two pictures and records it, with the difference picture where that is wanted.
  ///
  /// - Throws: `RenderError` where the mask leaves nothing to compare.
  package func compare(
    _ first: (Rendering, Bitmap), _ second: (Rendering, Bitmap), _ drawn: RenderSettings
  ) throws(RenderError) -> (ComparisonRecord, Bitmap?) {
    let (findings, conclusion, picture) = try compare(first.1, second.1)
    return (
      ComparisonRecord(first.0, second.0, drawn, settings, findings, conclusion), picture
    )
  }

  /// Compares two pictures, and draws the difference where that is wanted.
  ///
  /// Where different sizes are to fail, what both have is measured all the same.
  /// - Throws: `RenderError` where the mask leaves nothing to compare.
  package func compare(
    _ first: Bitmap, _ second: Bitmap
  ) throws(RenderError) -> (PairFindings, PairConclusion, Bitmap?) {
    let pictures = (first, second)
    let laid = try lay(pictures, settings.sizeMismatch)
    let overlapping = laid == nil ? try lay(pictures, .overlap) : laid
    let pair = overlapping ?? PicturePair(first, second)
    let (difference, picture) = measure(pair)
    let findings = PairFindings(
      pair, difference, Verdict(pair, settings.judgment), measures: takesMeasures)
    let conclusion = PairConclusion(
      settings, laid == nil ? nil : findings, sizes: [pair.firstSize, pair.secondSize])
    return (findings, conclusion, picture)
  }

  private func lay(
    _ pictures: (Bitmap, Bitmap), _ policy: SizeMismatchPolicy
  ) throws(RenderError) -> PicturePair? {
    try PicturePair(
      pictures.0, pictures.1, counting: settings.mask ?? PixelMask(), ofDifferentSize: policy)
  }

  private func measure(_ pair: PicturePair) -> (PixelDifference, Bitmap?) {
    guard drawsDifferences else { return (PixelDifference(pair, settings.comparison), nil) }
    let (difference, picture) = PixelDifference.drawing(pair, settings.comparison)
    return (difference, picture)
  }
}
