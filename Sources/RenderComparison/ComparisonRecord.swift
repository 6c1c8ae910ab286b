public import PixelDiff
import RenderKit

/// Two pictures of a page, and how they differ.
public struct ComparisonRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "comparison"

  /// What the first picture shows.
  public var first: Rendering
  /// What the second picture shows.
  public var second: Rendering
  /// How the pages were asked to be drawn.
  public let settings: RenderSettings
  /// How pixels were compared.
  public let comparison: PixelDiffOptions
  /// How far the pictures agree pixel by pixel.
  public let agreement: PixelAgreement
  /// What the verdict minds.
  public let judgment: VerdictOptions
  /// Whether a person sees a difference.
  public let verdict: Verdict
  /// The measures.
  public let difference: PixelDifference
  /// What it came to.
  public internal(set) var result: ComparisonResult
  /// Why a failure was expected.
  public internal(set) var reason: String?
  /// How the pages' text differs, where two versions of a document were compared.
  public internal(set) var text: TextDifference?
  /// The file to which the difference picture was written.
  public var picture: String?

  /// Records a comparison and judges it.
  package init(
    _ first: Rendering, _ second: Rendering, _ settings: RenderSettings,
    _ comparison: PixelDiffOptions, _ difference: PixelDifference, _ judgment: VerdictOptions,
    _ verdict: Verdict, failingOn criterion: FailureCriterion
  ) {
    self.first = first
    self.second = second
    self.settings = settings
    self.comparison = comparison
    self.difference = difference
    agreement = PixelAgreement(difference)
    self.judgment = judgment
    self.verdict = verdict
    result = criterion.result(agreement, verdict)
  }
}
