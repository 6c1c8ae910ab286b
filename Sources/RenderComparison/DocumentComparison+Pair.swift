import PixelDiff
import RenderKit

extension DocumentComparison {
  /// Compares two pictures of a page, and draws how they differ where that is asked for.
  func compare(_ first: DrawnPage, _ second: DrawnPage) -> (ComparisonRecord, Bitmap?) {
    let (difference, picture) = measure(first.bitmap, second.bitmap)
    let judgment = judgment.at(request.scaling)
    let record = ComparisonRecord(
      first.rendering, second.rendering, RenderSettings(request, options), comparison, difference,
      judgment, Verdict(between: first.bitmap, and: second.bitmap, judgment),
      failingOn: criterion)
    return (expectations.judging(record), picture)
  }

  /// The same comparison of pages that are drawn as settings say.
  func drawing(_ settings: RenderSettings) -> DocumentComparison {
    var copy = self
    copy.request = settings.request(0, request.limits)
    copy.options = settings.options(password: options.password)
    return copy
  }

  private func measure(_ first: Bitmap, _ second: Bitmap) -> (PixelDifference, Bitmap?) {
    guard drawsDifferences else {
      return (PixelDifference(between: first, and: second, comparison), nil)
    }
    let (difference, picture) = PixelDifference.drawing(between: first, and: second, comparison)
    return (difference, picture)
  }
}
