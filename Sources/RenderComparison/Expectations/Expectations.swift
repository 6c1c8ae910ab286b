import Synchronization

/// Differences that are known, and which of them were seen.
///
/// An object that is given to several comparisons learns from all of them which of its expectations
/// are needed; it may be used from several threads.
public final class Expectations: Sendable {
  private struct Use {
    var concerns = false
    var isNeeded = false
  }

  private let entries: [Expectation]
  private let today: CalendarDate
  private let uses: Mutex<[Use]>

  /// Creates a list of expectations that hold on a certain day.
  public init(_ entries: [Expectation] = [], on today: CalendarDate = .today) {
    self.entries = entries
    self.today = today
    uses = Mutex(Array(repeating: Use(), count: entries.count))
  }

  /// The record, expected where it failed and an expectation explains that.
  func judging(_ record: ComparisonRecord) -> ComparisonRecord {
    var judged = record
    let fails = record.result == .fail
    for (index, entry) in entries.enumerated() where holds(entry) && entry.concerns(record) {
      let explains = fails && entry.covers(record)
      uses.withLock { uses in
        uses[index].concerns = true
        uses[index].isNeeded = uses[index].isNeeded || explains
      }
      guard explains, judged.result == .fail else { continue }
      judged.result = .expected
      judged.reason = entry.reason
    }
    return judged
  }

  /// The expectations that have expired, and those that concern what was compared to no use.
  ///
  /// What concerns nothing that was compared is not among them: it may be about other documents.
  public func findings() -> [ExpectationRecord] {
    zip(entries, uses.withLock(\.self)).compactMap { entry, use in
      if !holds(entry) { return ExpectationRecord(expectation: entry, status: .expired) }
      guard use.concerns, !use.isNeeded else { return nil }
      return ExpectationRecord(expectation: entry, status: .unneeded)
    }
  }

  private func holds(_ entry: Expectation) -> Bool { entry.expires.map { $0 >= today } ?? true }
}
