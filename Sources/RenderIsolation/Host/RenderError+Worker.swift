import Glibc
import RenderKit

extension RenderError {
  /// Describes a worker's failure.
  ///
  /// - Parameter task: What was being done, such as `drawing page 3 of report.pdf`.
  init(_ failure: WorkerFailure, engine: EngineInfo, task: String) {
    switch failure.kind {
    case .refused(let error), .brokeDown(let error):
      self = error
    case .ended(let status):
      self.init(end: status, failure.messages, engine: engine, task: task)
    case .timeLimit(let limit):
      self.init(
        .timeLimit,
        "\(engine.name) took longer than \(limit) for \(task) and was ended; raise the time limit "
          + "or try another engine.", engine: engine.id, cause: failure.messages.last)
    case .cpuLimit(let limit):
      self.init(
        .cpuLimit,
        "\(engine.name) used more than \(limit) of processor time for \(task) and was ended; raise "
          + "the CPU limit or try another engine.", engine: engine.id, cause: failure.messages.last)
    case .cancelled, .notAsked:
      self.init(
        .cancelled, "\(engine.name) was \(task) when that was cancelled.", engine: engine.id)
    case .nonsense(let what):
      self.init(
        .workerLied,
        "The process of \(engine.name) answered nonsense (\(what)) while \(task) and was ended; try "
          + "another engine.", engine: engine.id, cause: failure.messages.last)
    }
  }

  private init(end status: ExitStatus, _ messages: [String], engine: EngineInfo, task: String) {
    if status == .signal(SIGSYS) {
      self.init(
        .sandboxViolation,
        "\(engine.name) made a forbidden system call while \(task) and was ended: do not trust the "
          + "document.", engine: engine.id, cause: messages.last)
    } else if let shortage = messages.last(where: Self.saysMemoryRanOut) {
      self.init(
        .memoryLimit,
        "\(engine.name) ran out of memory while \(task) and ended; raise the memory limit or lower "
          + "the resolution.", engine: engine.id, cause: shortage)
    } else if let panic = messages.last(where: { $0.contains("panicked at") }) {
      self.init(
        .engineBug,
        "\(engine.name) found a mistake of its own while \(task) and ended; try another engine.",
        engine: engine.id, cause: panic)
    } else {
      self.init(
        .engineCrashed,
        "The process of \(engine.name) ended with \(status) while \(task); try another engine.",
        engine: engine.id, cause: messages.last)
    }
  }

  /// The last words of C++, Rust and GLib, which end the program when an allocation fails.
  private static func saysMemoryRanOut(_ message: String) -> Bool {
    message.contains("std::bad_alloc")
      || message.contains("memory allocation of ") && message.contains(" failed")
      || message.contains("failed to allocate ") && message.contains(" bytes")
  }

  /// Whether it may come of what was done before: a font that cairo failed to load fails again in
  /// every document, and memory is lacking where much is in use.
  var isBreakdown: Bool { code == .engineFailed || code == .memoryLimit }

  /// Whether an engine may say that of itself; the rest is for the host to find.
  var isPlausible: Bool {
    switch code {
    case .engineMissing, .engineCrashed, .engineBug, .timeLimit, .cpuLimit, .sandboxUnavailable,
      .sandboxViolation, .workerLied, .cancelled, .cannotWrite:
      false
    default: true
    }
  }

  /// An engine's error as it came from a worker, made fit to be shown.
  func received(from engine: EngineInfo.ID) -> RenderError {
    RenderError(
      code, MessageText.clean(message, limit: 2000), engine: engine,
      cause: cause.map { MessageText.clean($0) })
  }
}
