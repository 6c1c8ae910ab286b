import PixelDiff
import RenderKit

extension DocumentComparison {
  /// Compares two pictures of a page, and draws how they differ where that is asked for.
  ///
  /// - Throws: `RenderError` where the regions leave nothing to compare.
  func compare(
    _ first: DrawnPage, _ second: DrawnPage, of page: PageInfo?
  ) throws(RenderError) -> (ComparisonRecord, Bitmap?) {
    var pairs = pairs
    pairs.settings.mask = mask(of: page)
    let (record, picture) = try pairs.compare(
      (first.rendering, first.bitmap), (second.rendering, second.bitmap),
      RenderSettings(request, options))
    return (expectations.judging(record), picture)
  }

  /// The same comparison of pages that are drawn as settings say.
  func drawing(_ settings: RenderSettings) -> DocumentComparison {
    var copy = self
    copy.request = settings.request(0, request.limits)
    copy.options = settings.options(password: options.password)
    return copy
  }

  /// How each pair of pictures is compared, but for the mask, which depends on the page.
  var pairs: PairComparison {
    var pairs = PairComparison(rules)
    pairs.takesMeasures = takesMeasures
    pairs.drawsDifferences = drawsDifferences
    return pairs
  }

  /// Which pixels of a page count; without a description nothing will be drawn.
  func mask(of page: PageInfo?) -> PixelMask? {
    guard !regions.isEmpty, let page else { return nil }
    var request = request
    request.page = page.index
    return (try? PageDrawing(of: page, for: request)).flatMap(regions.mask)
  }

  private var rules: PairSettings {
    let counts = tolerance != nil || documentTolerance != nil
    return PairSettings(
      comparison: comparison, judgment: judgment.at(request.scaling), mask: nil,
      sizeMismatch: sizeMismatch, failOn: counts ? .pixels : criterion, fuzzy: fuzzy,
      tolerance: tolerance ?? documentTolerance.map { _ in .share(1) })
  }
}

extension VerdictOptions {
  /// The options at the resolution that pages are drawn in, if it is the same for all.
  fileprivate func at(_ scaling: Scaling) -> VerdictOptions {
    let dpi: Double
    switch scaling {
    case .dpi(let value): dpi = value
    case .scale(let value): dpi = 72 * value
    case .fit, .fill, .exact, .fitDown: dpi = self.dpi
    }
    return VerdictOptions(
      sensitivity: sensitivity, toleratesHairlines: toleratesHairlines,
      dpi: dpi > 0 && dpi.isFinite ? dpi : self.dpi)
  }
}
