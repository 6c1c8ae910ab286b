import RenderKit

/// Opens one document in one worker after another: the first is lent by the pool, those that take
/// its place when it ends are new.
struct DocumentOpener: Sendable {
  let engine: EngineInfo
  let pool: WorkerPool

  private let command: OpenCommand
  private let file: OpenFile

  init(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions,
    engine: EngineInfo, pool: WorkerPool
  ) throws(RenderError) {
    self.engine = engine
    self.pool = pool
    command = OpenCommand(name: source.name, format: format, options: options)
    file = try OpenFile.readOnly(source)
  }

  var name: String { command.name }

  var format: DocumentFormat { command.format }

  private var directory: String? { command.options.baseDirectory }

  /// Opens the document, in a second worker if the first one ended and was not new.
  func open() throws(RenderError) -> DocumentSession {
    do throws(WorkerFailure) {
      let worker = try lend()
      do throws(WorkerFailure) {
        return try open(in: worker)
      } catch {
        if error.leavesWorker { pool.giveBack(worker) }
        guard error.deservesRetry else { throw error }
      }
      return try openInNewWorker()
    } catch {
      throw RenderError(error, engine: engine, task: "opening \(name)")
    }
  }

  func openInNewWorker() throws(WorkerFailure) -> DocumentSession {
    let worker: Worker
    do { worker = try pool.startWorker(for: engine.id, reading: directory) } catch {
      throw WorkerFailure(.refused(error))
    }
    return try open(in: worker)
  }

  private func lend() throws(WorkerFailure) -> Worker {
    do { return try pool.worker(for: engine.id, reading: directory) } catch {
      throw WorkerFailure(.refused(error))
    }
  }

  private func open(in worker: Worker) throws(WorkerFailure) -> DocumentSession {
    let (document, messages) = try worker.open(command, file)
    return DocumentSession(worker: worker, document: document, messages: messages)
  }
}
