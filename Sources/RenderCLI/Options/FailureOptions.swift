import ArgumentParsing
import PixelDiff
import RenderComparison

/// What counts as a failure: shared by every command that compares.
struct FailureOptions {
  private static let section = "VERDICT OPTIONS"

  private static let criterion = Option(
    "--fail-on", placeholder: "WHAT", default: FailureCriterion.looks, shown: "looks",
    help: "What fails: what looks different, what pixelmatch counts, or any unequal pixel."
  ).under(section).excluding("criterion")
  private static let fuzzy = Option<FuzzyRange?>(
    optional: "--fuzzy", placeholder: "RANGES",
    help: "Fail outside of ranges as in web-platform-tests, such as "
      + "maxDifference=0-40,totalPixels=0-300; a lower end above 0 fails what is too equal."
  ).under(section).excluding("criterion")
  private static let tolerate = Option<PixelTolerance?>(
    optional: "--tolerate", placeholder: "N|P%",
    help: "Let so many pixels of a picture, or such a share of them, count as different; implies "
      + "--fail-on pixels."
  ).under(section)
  private static let tolerateDocument = Option<PixelTolerance?>(
    optional: "--tolerate-document", placeholder: "N|P%",
    help: "The same for all pages together, for each pair of engines."
  ).under(section)

  static let definitionsForPictures = [
    criterion.definition, fuzzy.definition, tolerate.definition,
  ]
  static let definitions = definitionsForPictures + [tolerateDocument.definition]

  let criterion: FailureCriterion
  let fuzzy: FuzzyRange?
  let tolerance: PixelTolerance?
  let documentTolerance: PixelTolerance?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    fuzzy = try arguments[Self.fuzzy]
    tolerance = try arguments[Self.tolerate]
    documentTolerance = try arguments[Self.tolerateDocument]
    let named = try arguments[Self.criterion]
    let isTolerant = tolerance != nil || documentTolerance != nil
    criterion = isTolerant ? .pixels : named
    guard isTolerant else { return }
    let option = tolerance == nil ? "--tolerate-document" : "--tolerate"
    if fuzzy != nil { throw UsageError("'\(option)' and '--fuzzy' exclude each other") }
    if arguments.has(Self.criterion.definition), named != .pixels {
      throw UsageError("'\(option)' counts pixels; it excludes '--fail-on \(named.rawValue)'")
    }
  }
}
