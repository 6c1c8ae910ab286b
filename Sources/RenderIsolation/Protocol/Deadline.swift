/// The moment until which an exchange may last.
///
/// Time during which the machine sleeps does not count.
struct Deadline: Sendable {
  private let instant: SuspendingClock.Instant?
  private let budget: CPUBudget?
  private let patience: Patience

  /// Never.
  static let none = Deadline(instant: nil, budget: nil, .endless)

  private init(instant: SuspendingClock.Instant?, budget: CPUBudget?, _ patience: Patience) {
    self.instant = instant
    self.budget = budget
    self.patience = patience
  }

  /// Creates a deadline, which comes early where a process has used up its processor time, or nobody
  /// waits any more.
  init(after duration: Duration, _ budget: CPUBudget? = nil, _ patience: Patience = .endless) {
    self.init(instant: .now + duration, budget: budget, patience)
  }

  /// What has come to an end; `nil` while there is time.
  var failure: ChannelFailure? {
    if patience.isOver { return .cancelled }
    if let budget, budget.left <= .zero { return .cpuTimeSpent }
    return hasPassed ? .timedOut : nil
  }

  var hasPassed: Bool { instant.map { $0 <= .now } ?? false }

  /// The time left, or until it is worth to look again, in the form that `poll` takes: rounded up, -1
  /// for ever.
  var pollTimeout: Int32 {
    guard let instant else { return -1 }
    let waits = [instant - .now, budget?.shortestWait, patience.interval].compactMap(\.self)
    let left = max(.zero, waits.min() ?? .zero)
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }
}
