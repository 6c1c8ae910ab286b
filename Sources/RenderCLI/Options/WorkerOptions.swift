import ArgumentParsing
package import RenderIsolation

/// What engines may use and how they are confined: shared by every command that has engines.
package struct WorkerOptions {
  private static let section = "LIMIT OPTIONS"

  private static let cpuTime = Option<PositiveNumber?>(
    optional: "--max-cpu-time", placeholder: "SECONDS",
    help: "End an engine that uses more processor time to open a document or draw a page. Default: "
      + "15."
  ).under(section)
  private static let time = Option<PositiveNumber?>(
    optional: "--timeout", "--max-time", placeholder: "SECONDS",
    help: "End an engine that takes longer to open a document or draw a page. Default: 20."
  ).under(section)
  private static let memory = Option<ByteCount?>(
    optional: "--max-memory", placeholder: "SIZE",
    help: "End an engine that needs more memory, such as 512M. Default: 2G."
  ).under(section)
  private static let requireSandbox = Option(
    flag: "--require-sandbox",
    help: "Open no document unless every part of the sandbox holds; see 'renderkit engines'."
  ).under(section).excluding("sandbox")
  private static let noSandbox = Option(
    flag: "--no-sandbox", help: "Leave engines the rights of the user, for documents you trust."
  ).under(section).excluding("sandbox")

  static let definitions = [
    cpuTime.definition, time.definition, memory.definition, requireSandbox.definition,
    noSandbox.definition,
  ]

  /// What each worker may use.
  package private(set) var limits: WorkerLimits

  /// The engine that is used first, where it was named.
  package var engine: String?

  /// How much of a sandbox each worker must have.
  package let sandbox: SandboxPolicy

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var limits = WorkerLimits()
    if let time = try arguments[Self.time] { limits.time = Self.duration(time) }
    if let time = try arguments[Self.cpuTime] { limits.cpuTime = Self.duration(time) }
    if let memory = try arguments[Self.memory] { limits.memory = memory.value }
    self.limits = limits
    sandbox =
      try arguments[Self.requireSandbox]
      ? .required : try arguments[Self.noSandbox] ? .off : .available
  }

  /// The same for so many documents at a time, each of which may have a worker of every engine.
  func serving(_ jobs: Int) -> WorkerOptions {
    var copy = self
    copy.limits.idleWorkers = max(limits.idleWorkers, jobs * 4)
    return copy
  }

  private static func duration(_ seconds: PositiveNumber) -> Duration {
    .seconds(min(seconds.value, 1e9))
  }
}
