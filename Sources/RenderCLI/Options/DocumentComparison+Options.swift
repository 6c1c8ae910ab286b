import PixelDiff
import RenderComparison
import RenderKit

extension DocumentComparison {
  /// What the options of a command say.
  init(
    of engines: [any RenderEngine], _ options: OpenOptions, _ page: PageOptions,
    _ diff: PixelDiffOptions, _ pair: PairOptions, _ judgment: VerdictOptions,
    _ failure: FailureOptions
  ) {
    self.init(
      of: engines, options, request: page.request, pages: page.pages, comparison: diff,
      judgment: judgment, criterion: failure.criterion)
    fuzzy = failure.fuzzy
    tolerance = failure.tolerance
    documentTolerance = failure.documentTolerance
    regions = pair.regions
    sizeMismatch = pair.sizes
    takesMeasures = pair.measures
  }
}
