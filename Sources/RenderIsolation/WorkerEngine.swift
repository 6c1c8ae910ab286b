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
  /// Who the engine is and what it can do, as the worker reports it.
  public let info: EngineInfo

  private let pool: WorkerPool

  init(_ info: EngineInfo, pool: WorkerPool) {
    self.info = info
    self.pool = pool
  }

  /// Opens a document in a worker.
  ///
  /// - Throws: What the engine reports, or `RenderError` with the code `engineMissing`,
  ///   `engineCrashed`, `timeLimit` or `memoryLimit`.
  public func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    try WorkerDocument(DocumentOpener(source, as: format, options, engine: info, pool: pool))
  }
}
