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
  }

  private let program: String
  private let limits: WorkerLimits
  private let state = Mutex(State())

  /// Creates a pool without processes.
  ///
  /// - Parameters:
  ///   - program: The path of a program that calls ``WorkerMain``. By default `renderkit-worker`:
  ///     the one that the environment variable `RENDERKIT_WORKER` names, else the one beside the
  ///     running program, else the one in `../libexec/renderkit`.
  ///   - limits: What each process may use.
  /// - Throws: `RenderError` with the code `engineMissing` where there is no such program.
  public init(
    program: String? = nil, limits: WorkerLimits = WorkerLimits()
  ) throws(RenderError) {
    self.program = try WorkerLocation.find(program)
    self.limits = limits
  }

  /// All engines that are built into the worker program, in its order.
  public func engines() throws(RenderError) -> [WorkerEngine] {
    try infos(asking: "").map { WorkerEngine($0, pool: self) }
  }

  /// The engine with a certain name.
  ///
  /// - Throws: `RenderError` with the code `engineMissing` where the worker program does not have
  ///   the engine or does not start.
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
  func worker(for engine: EngineInfo.ID) throws(RenderError) -> Worker {
    while let worker = takeIdle(engine) {
      if worker.finishClosing() { return worker }
    }
    return try startWorker(for: engine)
  }

  func startWorker(for engine: EngineInfo.ID) throws(RenderError) -> Worker {
    let worker = try Worker(serving: engine, program: program, limits: limits)
    do {
      let engines = try worker.start()
      state.withLock { $0.engines = engines }
      return worker
    } catch {
      throw startFailure(error, of: engine)
    }
  }

  private func startFailure(_ failure: WorkerFailure, of engine: EngineInfo.ID) -> RenderError {
    let engine = engine.isEmpty ? nil : engine
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

  private func takeIdle(_ engine: EngineInfo.ID) -> Worker? {
    state.withLock { state in
      state.idle.lastIndex { $0.engine == engine }.map { state.idle.remove(at: $0) }
    }
  }

  /// What the program has built in; where that is not known, a worker for `engine` is started,
  /// asked and kept.
  private func infos(asking engine: EngineInfo.ID) throws(RenderError) -> [EngineInfo] {
    if let engines = state.withLock({ $0.engines }) { return engines }
    let worker = try startWorker(for: engine)
    let engines = state.withLock { $0.engines } ?? []
    if engines.contains(where: { $0.id == engine }) { keep(worker) }
    return engines
  }
}
