import ArgumentParsing
import PixelDiff
import RenderComparison
import RenderKit

/// How pages are drawn and compared: shared by every command that compares documents.
struct ComparisonOptions {
  static let definitions =
    DiffOptions.definitions + PairOptions.definitions + JudgmentOptions.definitions
    + FailureOptions.definitions + ExpectationOptions.definitions
    + PageOptions.definitionsForComparing + DocumentOptions.definitions

  let page: PageOptions
  let pair: PairOptions
  private let diff: PixelDiffOptions
  private let judgment: VerdictOptions
  private let failure: FailureOptions
  private let expectations: ExpectationOptions
  private let document: DocumentOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    diff = try DiffOptions.read(arguments)
    pair = try PairOptions(arguments)
    judgment = try JudgmentOptions.read(arguments)
    failure = try FailureOptions(arguments)
    expectations = try ExpectationOptions(arguments)
    page = try PageOptions(arguments)
    document = try DocumentOptions(arguments)
  }

  /// What the options say, with the files that they name read.
  func plan(
    of engines: [any RenderEngine], in session: Session
  ) throws(RenderError) -> DocumentComparison {
    let known = try expectations.load(in: session)
    var plan = DocumentComparison(
      of: engines, try document.load(), request: page.request, pages: page.pages, comparison: diff,
      judgment: judgment, criterion: failure.criterion)
    plan.expectations = known
    plan.fuzzy = failure.fuzzy
    plan.tolerance = failure.tolerance
    plan.documentTolerance = failure.documentTolerance
    plan.regions = pair.regions
    plan.sizeMismatch = pair.sizes
    plan.takesMeasures = pair.measures
    return plan
  }
}
