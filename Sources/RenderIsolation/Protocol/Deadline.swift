/// The moment until which an exchange may last.
///
/// Time during which the machine sleeps does not count.
struct Deadline: Sendable {
  private let instant: SuspendingClock.Instant?
  private let budget: CPUBudget?

  /// Never.
  static let none = Deadline(instant: nil, budget: nil)

  private init(instant: SuspendingClock.Instant?, budget: CPUBudget?) {
    self.instant = instant
    self.budget = budget
  }

  /// Creates a deadline, which comes early where a process has used up its processor time.
  init(after duration: Duration, _ budget: CPUBudget? = nil) {
    self.init(instant: .now + duration, budget: budget)
  }

  /// What has come to an end; `nil` while there is time.
  var failure: ChannelFailure? {
    if let budget, budget.left <= .zero { return .cpuTimeSpent }
    return hasPassed ? .timedOut : nil
  }

  var hasPassed: Bool { instant.map { $0 <= .now } ?? false }

  /// The time left, or until it is worth to look again, in the form that `poll` takes: rounded up, -1
  /// for ever.
  var pollTimeout: Int32 {
    guard let instant else { return -1 }
    let left = min(max(.zero, instant - .now), budget?.shortestWait ?? .seconds(1 << 40))
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }
}
