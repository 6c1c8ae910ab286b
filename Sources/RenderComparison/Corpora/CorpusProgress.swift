/// How far the comparison of many documents is.
public struct CorpusProgress: Hashable, Sendable {
  /// The number of documents that are done.
  public internal(set) var done: Int
  /// The number of all documents.
  public let total: Int
  /// The number of documents that an earlier run had done.
  public let resumed: Int
  /// The number of documents, of those that this run did, of which something failed or differs.
  public internal(set) var differing = 0

  /// Creates progress.
  package init(done: Int, of total: Int) {
    self.done = done
    self.total = total
    resumed = done
  }

  /// Counts a document.
  package mutating func add(_ record: CorpusRecord) {
    done += 1
    differing += record.differing
  }
}
