/// What a worker process may use before it is ended, and how long it is kept.
///
/// How large documents and pictures may be is said when they are opened and drawn: see
/// `DocumentLimits` and `PixelLimits`.
public struct WorkerLimits: Hashable, Sendable {
  /// The longest that opening a document, describing, drawing or reading a page may take.
  public var time: Duration

  /// The most processor time that each of these may use, all threads together.
  ///
  /// This is the limit that ends runaway documents; ``time`` only ends what waits. It gives the same
  /// results on an idle and on a busy machine.
  public var cpuTime: Duration

  /// The most bytes of address space that an engine may use; `nil` sets no limit.
  public var memory: Int?

  /// The number of documents after which a worker is replaced, so that leaks do not add up.
  public var documentsPerWorker: Int

  /// The most workers that wait for the next document; more are ended.
  public var idleWorkers: Int

  /// The longest that a process may take to start.
  var startTime: Duration { max(time, .seconds(10)) }

  /// Creates limits; by default 20 seconds, 15 of them on a processor, 2 GiB, 200 documents and 8
  /// waiting workers.
  public init(
    time: Duration = .seconds(20), cpuTime: Duration = .seconds(15), memory: Int? = 2 << 30,
    documentsPerWorker: Int = 200, idleWorkers: Int = 8
  ) {
    self.time = time
    self.cpuTime = cpuTime
    self.memory = memory
    self.documentsPerWorker = documentsPerWorker
    self.idleWorkers = idleWorkers
  }
}
