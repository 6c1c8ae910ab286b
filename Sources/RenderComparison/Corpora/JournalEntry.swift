/// A line of a journal; the results that it announces follow it.
struct JournalEntry: Codable {
  enum State: String, Codable {
    /// The journal was begun; `run` says how.
    case begun
    /// A document's comparison was started.
    case started
    /// Results of a document that has more.
    case part
    /// The last results of a document.
    case done
  }

  let state: State
  /// The document's position in the shard.
  var document: Int?
  /// How documents are compared.
  var run: RunRecord?
  /// The number of bytes of results, and their digest.
  var byteCount: Int?
  var sha256: String?
  /// Where the entry with the results before these begins.
  var previous: Int?
  /// What the document came to.
  var tally: CorpusRecord?

  init(_ state: State) { self.state = state }
}
