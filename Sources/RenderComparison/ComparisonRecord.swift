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
  /// How the pictures were compared, and what decides.
  public let rules: PairSettings
  /// How far the pictures agree pixel by pixel.
  public let agreement: PixelAgreement
  /// Whether a person sees a difference.
  public let verdict: Verdict
  /// The measures.
  public let difference: PixelDifference
  /// The measures that take time, where they were asked for.
  public let measures: PixelMeasures?
  /// Where the pictures were moved to for the comparison; absent where they were not.
  public let offsets: [PixelOffset]?
  /// What it came to.
  public internal(set) var result: ComparisonResult
  /// Why it came to that, as half a sentence; of an expected failure, why it is expected.
  public internal(set) var reason: String
  /// How the pages' text differs, where two versions of a document were compared.
  public internal(set) var text: TextDifference?
  /// What else there is to know, such as why texts were not compared, a sentence for each.
  public internal(set) var warnings: [String]?
  /// The file to which the difference picture was written.
  public var picture: String?

  /// Records a comparison.
  package init(
    _ first: Rendering, _ second: Rendering, _ settings: RenderSettings, _ rules: PairSettings,
    _ findings: PairFindings, _ conclusion: PairConclusion
  ) {
    self.first = first
    self.second = second
    self.settings = settings
    self.rules = rules
    agreement = conclusion.agreement
    verdict = findings.verdict
    difference = findings.difference
    measures = findings.measures
    offsets = findings.offsets
    result = conclusion.result
    reason = conclusion.reason
  }
}
