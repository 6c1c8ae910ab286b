/// A picture that was recorded, is to be recorded or is of no use any more.
///
/// A baseline that was compared has a ``ComparisonRecord`` whose first rendering it is.
public struct BaselineRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "baseline"

  /// What became of the baseline.
  public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// The page has no baseline yet.
    case new
    /// The baseline's page or document is not there any more.
    case missing
    /// The baseline was recorded.
    case recorded
    /// The baseline was recorded in place of one that differed, or of none.
    case accepted
    /// The baseline was removed, since its page or document is not there any more.
    case pruned
  }

  /// The page.
  public let rendering: Rendering
  /// What became of the baseline.
  public let status: Status
  /// The picture's file.
  public let path: String
}
