/// Whether somebody still waits for an answer.
///
/// Synchronous code cannot be told that its task was cancelled; it has to look.
struct Patience: Sendable {
  /// How long it takes at most until a cancellation is noticed.
  static let interval = Duration.milliseconds(10)

  /// Nothing to be cancelled.
  static let endless = Patience(cancellation: nil, isOfTask: false)

  private let cancellation: Cancellation?
  private let isOfTask: Bool

  private init(cancellation: Cancellation?, isOfTask: Bool) {
    self.cancellation = cancellation
    self.isOfTask = isOfTask
  }

  /// The patience of the calling thread: that of its task, where it has one.
  init(until cancellation: Cancellation?) {
    let isOfTask = unsafe withUnsafeCurrentTask { unsafe $0 != nil }
    self.init(cancellation: cancellation, isOfTask: isOfTask)
  }

  var isOver: Bool { cancellation?.isCancelled == true || isOfTask && Task.isCancelled }

  /// How long to wait until looking again; `nil` where there is nothing to look at.
  var interval: Duration? { isOfTask || cancellation != nil ? Self.interval : nil }
}
