/// An expectation about which something is to be done.
public struct ExpectationRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "expectation"

  /// What there is to say of an expectation.
  public enum Status: String, Hashable, Sendable, Codable {
    /// Its last day is over, so that it explains nothing any more.
    case expired
    /// It concerns comparisons that were made, and none of them failed.
    case unneeded
  }

  /// The expectation.
  public let expectation: Expectation
  /// What there is to say of it.
  public let status: Status
}
