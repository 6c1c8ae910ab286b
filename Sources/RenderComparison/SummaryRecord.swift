import PixelDiff
public import RenderKit

/// What the comparison of one document came to.
public struct SummaryRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "summary"

  /// The document; of two versions the new one.
  public let document: DocumentProvenance
  /// The old and the new version, where these were compared.
  public internal(set) var documents: [DocumentProvenance]?
  /// The number of pages that were looked at.
  public internal(set) var pages = 0
  /// The number of comparisons in which every pixel is equal.
  public internal(set) var identical = 0
  /// The number of comparisons in which no pixel counts as different, though some differ.
  public internal(set) var same = 0
  /// The number of comparisons in which pixels count as different.
  public internal(set) var different = 0
  /// The number of comparisons by what a person sees.
  public internal(set) var looks = Looks()
  /// The number of comparisons that passed.
  public internal(set) var passed = 0
  /// The number of comparisons that failed.
  public internal(set) var failed = 0
  /// The number of comparisons that failed as expected.
  public internal(set) var expected = 0
  /// The number of pages that some engine does not have, or that only a baseline has.
  public internal(set) var missing = 0
  /// The number of pages that have no baseline yet.
  public internal(set) var new = 0
  /// The number of baselines that were recorded or accepted.
  public internal(set) var written = 0
  /// The number of baselines that were removed.
  public internal(set) var pruned = 0
  /// The number of pages that only the old version of a document has.
  public internal(set) var removed = 0
  /// The number of pages that only the new version of a document has.
  public internal(set) var inserted = 0
  /// The number of pages that are elsewhere in the new version of a document.
  public internal(set) var moved = 0
  /// The number of documents that an engine could not open and pages that it could not draw.
  public internal(set) var failures = 0
  /// The number of pages on which an engine draws nothing, though there is something to draw.
  public internal(set) var suspect = 0
  /// The number of things besides pixels that engines see differently.
  public internal(set) var disagreements = 0

  /// The number of pages on which an engine stands alone, by engine.
  public internal(set) var odd: [EngineInfo.ID: Int] = [:]

  /// What each pair of engines spent of the tolerance for the whole document; none where there is no
  /// such tolerance.
  public internal(set) var budgets: [DocumentBudget] = []

  /// Numbers of comparisons by the verdict on them.
  public struct Looks: Hashable, Sendable, Codable {
    /// The number of pairs that look the same.
    public internal(set) var same = 0
    /// The number of pairs about which opinions differ.
    public internal(set) var perhaps = 0
    /// The number of pairs that look different.
    public internal(set) var different = 0
  }

  package init(_ document: DocumentProvenance) { self.document = document }

  /// Whether anything failed, is missing, suspect, new or elsewhere, or is seen differently.
  public var differs: Bool {
    failed + missing + suspect + disagreements + new + removed + inserted + moved > 0
      || budgets.contains { $0.result == .fail }
  }

  mutating func count(_ record: ComparisonRecord) {
    spend(record)
    switch record.agreement {
    case .identical: identical += 1
    case .same: same += 1
    case .different: different += 1
    }
    switch record.verdict.answer {
    case .same: looks.same += 1
    case .perhaps: looks.perhaps += 1
    case .different: looks.different += 1
    }
    switch record.result {
    case .pass: passed += 1
    case .fail: failed += 1
    case .expected: expected += 1
    }
  }

  mutating func count(_ record: PageRecord) {
    if record.failure != nil { failures += 1 }
    if record.outcome == .missing { missing += 1 }
    if record.outcome == .suspect { suspect += 1 }
  }

  mutating func count(_ record: ConsensusRecord) {
    for engine in record.oddEngines { odd[engine.id, default: 0] += 1 }
  }
}
