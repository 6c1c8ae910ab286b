import ArgumentParsing
import PixelDiff
import RenderComparison

/// What counts as a failure: shared by every command that compares.
enum FailureOptions {
  private static let criterion = Option(
    "--fail-on", placeholder: "WHAT", default: FailureCriterion.looks, shown: "looks",
    help: "What fails: what looks different, what pixelmatch counts, or any unequal pixel."
  ).under("VERDICT OPTIONS").excluding("criterion")
  private static let fuzzy = Option<FuzzyRange?>(
    optional: "--fuzzy", placeholder: "RANGES",
    help: "Fail outside of ranges as in web-platform-tests, such as "
      + "maxDifference=0-40,totalPixels=0-300; a lower end above 0 fails what is too equal."
  ).under("VERDICT OPTIONS").excluding("criterion")

  static let definitions = [criterion.definition]
  static let definitionsWithFuzzy = definitions + [fuzzy.definition]

  static func read(_ arguments: ParsedArguments) throws(UsageError) -> FailureCriterion {
    try arguments[criterion]
  }

  static func readFuzzy(_ arguments: ParsedArguments) throws(UsageError) -> FuzzyRange? {
    try arguments[fuzzy]
  }
}
