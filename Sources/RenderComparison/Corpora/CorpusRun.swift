import RenderImageFile
public import RenderKit

/// Compares the documents of a shard and keeps the results in a directory.
///
/// A run may be ended at any instant, with the whole machine: the next one goes on where it stood
/// and does no more again than what was being compared. When all is done, the results appear in one
/// file. Runs of other shards may use the same directory at the same time, on other machines, too,
/// and all of them have to give the same options.
public struct CorpusRun: Sendable {
  /// What became of a run.
  public enum Outcome: Sendable {
    /// All documents are done, now or before.
    case done(CorpusRecord)
    /// Another run has the shard: try again when that has ended.
    case busy
  }

  /// Decides how one document is compared, by default with all engines that open its format.
  public typealias Choice =
    @Sendable (DocumentSource, inout DocumentComparison) throws(RenderError) -> Void

  /// Sees each step of a document before it is recorded, and may write its picture.
  package typealias Keeper = (ComparisonEvent) throws(RenderError) -> ComparisonEvent

  /// How to compare documents.
  public var comparison: DocumentComparison

  /// The number of documents that are compared at a time.
  public var jobs = 1

  /// Decides how each document is compared.
  public var choose: Choice = { source, comparison in
    let format = try source.recognizedFormat()
    comparison.engines = comparison.engines.filter { $0.info.capabilities[format] != nil }
  }

  /// Gives what sees the steps of a document.
  package var keeper: @Sendable (PlannedDocument) -> Keeper = { _ in { $0 } }

  let shard: CorpusShard
  private let folder: CorpusFolder
  private let options: [String: String]

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - shard: The documents.
  ///   - directory: Where the results are gathered; it is created where needed.
  ///   - comparison: How to compare documents.
  ///   - options: What results depend on besides the engines, in the caller's words. A run with other
  ///     options than the directory was begun with is refused.
  public init(
    _ shard: CorpusShard, into directory: String, comparing comparison: DocumentComparison,
    options: [String: String]
  ) {
    self.shard = shard
    folder = CorpusFolder(directory)
    self.comparison = comparison
    self.options = options
  }

  /// Compares what is not done yet.
  ///
  /// - Parameter progress: Is told at the start and after each document.
  /// - Throws: `RenderError` with the code `cannotWrite` where results cannot be kept, or where the
  ///   directory was begun with other options or engines; `engineMissing` or `sandboxUnavailable`
  ///   where an engine cannot be started. What fails of documents is a result.
  public func run(progress: (CorpusProgress) -> Void = { _ in }) throws(RenderError) -> Outcome {
    var run = RunRecord(
      engines: comparison.engines.map { EngineIdentity($0.info) }, options: options,
      plan: shard.record.plan)
    try folder.begin(run)
    run.shard = shard.record
    run.shardHash = shard.hash
    let path = folder.journal(of: shard.name)
    guard let journal = try CorpusJournal(path, beginning: run) else { return .busy }
    if let total = try earlierResults(run) {
      journal.remove()
      return .done(total)
    }
    try compare(journal, progress)
    let total = try write(run, journal)
    journal.remove()
    return .done(total)
  }

  private func earlierResults(_ run: RunRecord) throws(RenderError) -> CorpusRecord? {
    let results: ShardResults
    do {
      results = try ShardResults(folder.results(of: shard.name))
    } catch {
      if error.code == .fileNotFound { return nil }
      throw error
    }
    guard results.run == run else {
      throw RenderError(
        .cannotWrite,
        "\(results.name) holds results of another shard; choose another directory.")
    }
    return results.total
  }

  private func compare(
    _ journal: CorpusJournal, _ progress: (CorpusProgress) -> Void
  ) throws(RenderError) {
    let left = shard.documents.indices.filter { !journal.isDone($0) }
    var state = CorpusProgress(done: journal.doneCount, of: shard.documents.count)
    progress(state)
    let work = ParallelWork(count: left.count, jobs: jobs, isOrdered: false)
    try work.run { item, check throws(RenderError) in
      try compare(left[item], journal, check)
    } deliver: { _, tally in
      state.add(tally)
      progress(state)
    }
  }

  /// Gathers the results of all documents, in order, behind what they came to.
  private func write(
    _ run: RunRecord, _ journal: CorpusJournal
  ) throws(RenderError) -> CorpusRecord {
    var total = CorpusRecord()
    for document in shard.documents.indices { total.add(try journal.tally(of: document)) }
    var file = try AtomicFile(folder.results(of: shard.name), followsLinks: false)
    try file.write(Array("\(ResultLine(run).text())\n\(ResultLine(total).text())\n".utf8).span)
    for document in shard.documents.indices {
      try journal.results(of: document) { lines throws(RenderError) in try file.write(lines.span) }
    }
    try file.commit()
    return total
  }
}
