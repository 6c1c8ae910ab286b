public import PixelDiff
import RenderKit

/// A page as two engines drew it.
public struct ComparisonRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "comparison"

  /// The document.
  public let document: DocumentProvenance
  /// The two engines, in the order in which they were given.
  public let engines: [EngineIdentity]
  /// How the page was asked to be drawn.
  public let settings: RenderSettings
  /// The page's number, from 1.
  public let page: Int
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
  /// The file to which the difference picture was written.
  public var picture: String?

  init(
    _ document: DocumentProvenance, _ engines: [EngineInfo], _ settings: RenderSettings, page: Int,
    _ comparison: PixelDiffOptions, _ difference: PixelDifference, _ judgment: VerdictOptions,
    _ verdict: Verdict
  ) {
    self.document = document
    self.engines = engines.map(EngineIdentity.init)
    self.settings = settings
    self.page = page
    self.comparison = comparison
    self.difference = difference
    agreement = PixelAgreement(difference)
    self.judgment = judgment
    self.verdict = verdict
  }
}
