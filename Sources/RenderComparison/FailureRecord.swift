public import RenderKit

/// Something that failed in no engine, such as a file that cannot be read.
public struct FailureRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "failure"

  /// The file's name as it was given.
  public let file: String

  /// What became of the file.
  public let outcome: Outcome

  /// What failed.
  public let failure: RenderError

  /// Records a failure.
  package init(_ file: String, _ failure: RenderError) {
    self.file = file
    outcome = Outcome(failure.code)
    self.failure = failure
  }
}
