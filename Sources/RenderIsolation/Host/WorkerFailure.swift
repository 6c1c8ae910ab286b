import RenderKit

/// Why a worker did not do what it was asked for.
struct WorkerFailure: Error {
  enum Kind {
    /// The engine refused; the worker is as good as before.
    case refused(RenderError)
    /// The engine broke down; what it keeps for later may be broken, too.
    case brokeDown(RenderError)
    /// The process ended on its own.
    case ended(ExitStatus)
    /// The process was ended for taking too long.
    case timeLimit(Duration)
    /// The process was ended for using too much processor time.
    case cpuLimit(Duration)
    /// The process was ended because nobody waited any more.
    case cancelled
    /// Nobody waited any more, so that the process was not asked.
    case notAsked
    /// The process was ended for an answer that it must not give.
    case nonsense(String)
  }

  let kind: Kind

  /// Whether the worker had done other things before this one, which may be to blame.
  var isOfUsedWorker = false

  /// What the process printed last.
  var messages: [String] = []

  init(_ kind: Kind) { self.kind = kind }

  /// Whether the worker still runs.
  var leavesWorker: Bool {
    switch kind {
    case .refused, .notAsked: true
    default: false
    }
  }

  /// Whether a worker without a past may fare better.
  var deservesRetry: Bool {
    switch kind {
    case .ended, .nonsense, .brokeDown: isOfUsedWorker
    default: false
    }
  }
}
