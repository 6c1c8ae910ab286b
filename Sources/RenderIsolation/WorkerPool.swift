public import RenderKit
import Synchronization

/// Worker processes, kept for the next document when one is closed.
///
/// A pool may be used from several threads. Its processes end with it, and with the host however
/// that ends.
public final class WorkerPool: Sendable {
  private struct State {
    /// The workers that have no document, the one that waits longest first.
    var idle: [Worker] = []
    /// What the program has built in, once a worker has told.
    var engines: [EngineInfo]?
    /// How each engine's workers are isolated, and those of no engine.
    var isolations: [EngineInfo.ID: EngineIsolation] = [:]
  }

  private let program: String
  private let limits: WorkerLimits
  private let policy: SandboxPolicy
  private let cancellation: Cancellation?
  private let state = Mutex(State())

  /// Creates a pool without processes.
  ///
  /// - Parameters:
  ///   - program: The path of a program that calls ``WorkerMain``. By default `renderkit-worker`:
  ///     the one that the environment variable `RENDERKIT_WORKER` names, else the one beside the
  ///     running program, else the one in `../libexec/renderkit`.
  ///   - limits: What each process may use.
  ///   - sandbox: How much of a sandbox each process must have.
  ///   - cancellation: A way to end what the pool's workers do. What a task waits for ends anyway
  ///     when the task is cancelled.
  /// - Throws: `RenderError` with the code `engineMissing` where there is no such program.
  public init(
    program: String? = nil, limits: WorkerLimits = WorkerLimits(),
    sandbox: SandboxPolicy = .available, cancellation: Cancellation? = nil
  ) throws(RenderError) {
    self.program = try WorkerLocation.find(program)
    self.limits = limits
    policy = sandbox
    self.cancellation = cancellation
  }

  /// All engines that are built into the worker program, in its order.
  ///
  /// - Parameter id: The engine of which a worker is started to find out, and is kept; by default the
  ///   program's first.
  /// - Throws: `RenderError` with the code `engineMissing` where the program does not start, or
  ///   `sandboxUnavailable` where its sandbox lacks a part that is required.
  public func engines(expecting id: EngineInfo.ID = "") throws(RenderError) -> [WorkerEngine] {
    try infos(asking: id).map { WorkerEngine($0, pool: self) }
  }

  /// The engine with a certain name.
  ///
  /// - Throws: `RenderError` with the code `engineMissing` where the worker program does not have
  ///   the engine or does not start, or `sandboxUnavailable` where its sandbox lacks a part that is
  ///   required.
  public func engine(_ id: EngineInfo.ID) throws(RenderError) -> WorkerEngine {
    let infos = try infos(asking: id)
    guard let info = infos.first(where: { $0.id == id }) else {
      throw RenderError(
        .engineMissing,
        "There is no engine '\(id)' in \(program); it has "
          + "\(infos.map(\.id).joined(separator: ", ")).")
    }
    return WorkerEngine(info, pool: self)
  }

  /// A worker without a document: one that waits, or else a new one.
  ///
  /// - Parameter directory: What the worker may read besides its document and fonts.
  func worker(
    for engine: EngineInfo.ID, reading directory: String?
  ) throws(RenderError) -> Worker {
    while let worker = takeIdle(engine, directory) {
      if worker.finishClosing() { return worker }
    }
    return try startWorker(for: engine, reading: directory)
  }

  func startWorker(
    for engine: EngineInfo.ID, reading directory: String?
  ) throws(RenderError) -> Worker {
    let worker = try Worker(
      serving: engine, reading: directory, program: program, limits: limits,
      cancellation: cancellation)
    let engines: [EngineInfo]
    let sandbox: SandboxReport?
    do {
      (engines, sandbox) = try worker.start(isSandboxed: policy != .off)
    } catch {
      throw startFailure(error, of: engine)
    }
    try accept(engines, sandbox, of: worker.engine)
    return worker
  }

  /// Records what a worker told of itself, unless it is less safe than it must be.
  private func accept(
    _ engines: [EngineInfo], _ sandbox: SandboxReport?, of engine: EngineInfo.ID
  ) throws(RenderError) {
    if policy == .required, let sandbox, !sandbox.gaps.isEmpty {
      throw RenderError(
        .sandboxUnavailable,
        "The sandbox that is required cannot be had here: it holds \(sandbox); use a newer kernel or "
          + "another container, or do not require it.")
    }
    let isolation = EngineIsolation(
      cpuTime: limits.cpuTime, time: limits.time, memory: limits.memory, sandbox: sandbox)
    let known = state.withLock { state in
      state.engines = engines
      let known = state.isolations[engine] ?? isolation
      state.isolations[engine] = known
      return known
    }
    // What results say of an engine must be true of each of its workers.
    guard known == isolation else {
      throw RenderError(
        .sandboxUnavailable,
        "A worker's sandbox is not that of those before it: it holds "
          + "\(sandbox.map(\.description) ?? "nothing"); try again.", engine: engine)
    }
  }

  /// How an engine's workers are isolated, or while it has none those of others.
  func isolation(of engine: EngineInfo.ID) -> EngineIsolation? {
    state.withLock { state in
      state.isolations[engine] ?? state.isolations.min { $0.key < $1.key }?.value
    }
  }

  private func startFailure(_ failure: WorkerFailure, of engine: EngineInfo.ID) -> RenderError {
    let engine = engine.isEmpty ? nil : engine
    if case .cancelled = failure.kind { return startCancelled }
    if case .notAsked = failure.kind { return startCancelled }
    if case .timeLimit = failure.kind {
      return RenderError(
        .timeLimit, "\(program) did not start within \(limits.startTime); try again.",
        engine: engine, cause: failure.messages.last)
    }
    return RenderError(
      .engineMissing,
      "\(program) does not start as a worker of this version; install both together.",
      engine: engine, cause: failure.messages.last)
  }

  private var startCancelled: RenderError {
    RenderError(.cancelled, "\(program) was starting when that was cancelled.")
  }

  /// That of the calling thread.
  var patience: Patience { Patience(until: cancellation) }

  /// Takes a worker back when its document is not needed any more.
  func giveBack(_ worker: Worker) {
    guard worker.documentCount < limits.documentsPerWorker, worker.beginClosing() else { return }
    keep(worker)
  }

  /// Keeps a worker; those beyond the limit end when they are released, outside the lock.
  private func keep(_ worker: Worker) {
    let surplus = state.withLock { state in
      state.idle.append(worker)
      let count = max(0, state.idle.count - limits.idleWorkers)
      defer { state.idle.removeFirst(count) }
      return Array(state.idle.prefix(count))
    }
    withExtendedLifetime(surplus) {}
  }

  private func takeIdle(_ engine: EngineInfo.ID, _ directory: String?) -> Worker? {
    state.withLock { state in
      state.idle.lastIndex { $0.engine == engine && $0.directory == directory }
        .map { state.idle.remove(at: $0) }
    }
  }

  /// What the program has built in; where that is not known, a worker for `engine`, or if that is
  /// empty for the first one, is started, asked and kept.
  private func infos(asking engine: EngineInfo.ID) throws(RenderError) -> [EngineInfo] {
    if let engines = state.withLock({ $0.engines }) { return engines }
    let worker = try startWorker(for: engine, reading: nil)
    let engines = state.withLock { $0.engines } ?? []
    if engines.contains(where: { $0.id == worker.engine }) { keep(worker) }
    return engines
  }
}
