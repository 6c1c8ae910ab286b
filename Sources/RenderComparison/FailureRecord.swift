package import RenderKit

/// Something that failed before an engine could be named.
package struct FailureRecord: ResultRecord, Hashable {
  /// The record's `type`.
  package static let type = "failure"

  /// The file's name as it was given.
  package let file: String

  /// What failed.
  package let failure: RenderError

  /// Records a failure.
  package init(_ file: String, _ failure: RenderError) {
    self.file = file
    self.failure = failure
  }
}
