/// The moment until which an exchange may last.
///
/// Time during which the machine sleeps does not count.
struct Deadline: Sendable {
  private let instant: SuspendingClock.Instant?

  /// Never.
  static let none = Deadline(instant: nil)

  private init(instant: SuspendingClock.Instant?) { self.instant = instant }

  init(after duration: Duration) { self.init(instant: .now + duration) }

  var hasPassed: Bool { instant.map { $0 <= .now } ?? false }

  /// The time left in the form that `poll` takes: rounded up, -1 for ever.
  var pollTimeout: Int32 {
    guard let instant else { return -1 }
    let left = max(.zero, instant - .now)
    return Int32(clamping: Int64((left / .milliseconds(1)).rounded(.up)))
  }
}
