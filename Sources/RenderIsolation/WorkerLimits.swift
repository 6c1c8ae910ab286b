/// What a worker process may use before it is ended, and how long it is kept.
public struct WorkerLimits: Hashable, Sendable {
  /// The longest that opening a document, describing, drawing or reading a page may take.
  public var time: Duration

  /// The most bytes of address space that an engine may use; `nil` sets no limit.
  public var memory: Int?

  /// The number of documents after which a worker is replaced, so that leaks do not add up.
  public var documentsPerWorker: Int

  /// The most workers that wait for the next document; more are ended.
  public var idleWorkers: Int

  /// The longest that a process may take to start.
  var startTime: Duration { max(time, .seconds(10)) }

  /// Creates limits; by default 20 seconds, 2 GiB, 200 documents and 8 waiting workers.
  public init(
    time: Duration = .seconds(20), memory: Int? = 2 << 30, documentsPerWorker: Int = 200,
    idleWorkers: Int = 8
  ) {
    self.time = time
    self.memory = memory
    self.documentsPerWorker = documentsPerWorker
    self.idleWorkers = idleWorkers
  }
}
