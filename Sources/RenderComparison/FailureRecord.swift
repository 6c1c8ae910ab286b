public import RenderKit

/// Something that failed before an engine could be named.
public struct FailureRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "failure"

  /// The file's name as it was given.
  public let file: String

  /// What failed.
  public let failure: RenderError

  /// Records a failure.
  public init(_ file: String, _ failure: RenderError) {
    self.file = file
    self.failure = failure
  }
}
