import RenderImageFile
public import RenderKit

/// The results of all shards as one.
public struct CorpusMerge: Sendable {
  /// What all documents came to.
  public let total: CorpusRecord

  /// How many shards the plan has.
  public let shardCount: Int

  /// The numbers of the shards, from 1, that have no results yet.
  public let unfinished: [Int]

  private let run: RunRecord
  private let results: [ShardResults]

  /// Reads what there is of every shard.
  ///
  /// - Parameter directory: The directory into which ``CorpusRun`` wrote.
  /// - Throws: `RenderError` with the code `fileNotFound` where there are no results, `unreadable`,
  ///   or `damagedDocument` where results are damaged or do not belong together.
  public init(of directory: String) throws(RenderError) {
    let folder = CorpusFolder(directory)
    results = try folder.finished()
    guard let first = results.first, let shard = first.run.shard else {
      throw RenderError(
        .fileNotFound, "There are no results in \(directory); 'renderkit corpus run' writes them.")
    }
    var total = CorpusRecord()
    var numbers: Set<Int> = []
    for result in results {
      if let difference = result.run.difference(from: first.run) {
        throw RenderError(
          .damagedDocument, "\(first.name) is of \(difference), as \(result.name) is.")
      }
      guard numbers.insert(result.number).inserted else {
        throw RenderError(
          .damagedDocument,
          "\(result.name) holds a shard that is in another file, too; remove one of them.")
      }
      total.add(result.total)
    }
    self.total = total
    shardCount = shard.shards
    unfinished = (1...max(1, shard.shards)).filter { !numbers.contains($0) }
    var run = first.run
    run.shard = nil
    run.shardHash = nil
    self.run = run
  }

  /// Writes the results of all documents to a file, in the order of the plan: first how they were
  /// compared, then the records of each document, then the total.
  ///
  /// - Throws: `RenderError` with the code `cannotWrite`, `unreadable` or `damagedDocument`.
  public func write(to file: String) throws(RenderError) {
    var output = try AtomicFile(file)
    try lines { piece throws(RenderError) in try output.write(piece.span) }
    try output.commit()
  }

  /// Hands over the same in pieces that need not end with a line.
  package func lines(_ take: ([UInt8]) throws(RenderError) -> Void) throws(RenderError) {
    try take(Array("\(ResultLine(run).text())\n".utf8))
    for result in results { try result.records(take) }
    try take(Array("\(ResultLine(total).text())\n".utf8))
  }
}
