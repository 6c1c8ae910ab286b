/// What the comparison of one document came to.
public struct SummaryRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "summary"

  /// The document.
  public let document: DocumentProvenance
  /// The number of pages that were looked at.
  public internal(set) var pages = 0
  /// The number of comparisons in which every pixel is equal.
  public internal(set) var identical = 0
  /// The number of comparisons in which no pixel counts as different, though some differ.
  public internal(set) var same = 0
  /// The number of comparisons that found a difference.
  public internal(set) var different = 0
  /// The number of pages that some engine does not have.
  public internal(set) var missing = 0
  /// The number of documents that an engine could not open and pages that it could not draw.
  public internal(set) var failures = 0
  /// Whether the engines see different numbers of pages.
  public internal(set) var pageCountsDiffer = false

  init(_ document: DocumentProvenance) { self.document = document }

  /// Whether the engines differ in anything: pixels, sizes or the number of pages.
  public var differs: Bool { different > 0 || missing > 0 || pageCountsDiffer }

  mutating func count(_ agreement: PixelAgreement) {
    switch agreement {
    case .identical: identical += 1
    case .same: same += 1
    case .different: different += 1
    }
  }
}
