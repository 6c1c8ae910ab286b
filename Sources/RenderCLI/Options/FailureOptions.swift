import ArgumentParsing
import RenderComparison

/// What counts as a failure: shared by every command that compares.
enum FailureOptions {
  private static let criterion = Option(
    "--fail-on", placeholder: "WHAT", default: FailureCriterion.looks, shown: "looks",
    help: "What fails: what looks different, what pixelmatch counts, or any unequal pixel."
  ).under("VERDICT OPTIONS")

  static let definitions = [criterion.definition]

  static func read(_ arguments: ParsedArguments) throws(UsageError) -> FailureCriterion {
    try arguments[criterion]
  }
}
