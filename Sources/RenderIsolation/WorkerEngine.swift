public import RenderKit

/// An engine in processes of its own.
///
/// Whatever a document does to the engine (a crash, an endless loop, all the memory) ends a process
/// and becomes a `RenderError` for that one request; the host, other documents and even the
/// document's other pages are not affected. Pixels are those of the engine in process.
///
/// Each open document has a process to itself. Calls block; use several documents from several
/// threads to draw in parallel. Get engines from a ``WorkerPool``.
public struct WorkerEngine: RenderEngine {
  private let told: EngineInfo
  private let pool: WorkerPool

  init(_ info: EngineInfo, pool: WorkerPool) {
    told = info
    self.pool = pool
  }

  /// Who the engine is and what it can do, as the worker reports it.
  ///
  /// What it says of the sandbox is what the engine's own workers found to hold, once there are any.
  public var info: EngineInfo {
    var info = told
    info.isolation = pool.isolation(of: told.id)
    return info
  }

  /// Opens a document in a worker.
  ///
  /// - Throws: What the engine reports, or `RenderError` with the code `engineMissing`,
  ///   `engineCrashed`, `timeLimit` or `memoryLimit`.
  public func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    try WorkerDocument(DocumentOpener(source, as: format, options, engine: told, pool: pool))
  }
}
