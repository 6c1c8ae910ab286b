import RenderKit

/// Puts the records of one document into a journal.
final class JournaledResults {
  /// The most bytes that wait.
  private static let pieceSize = 1 << 20

  private let journal: CorpusJournal
  private let document: Int
  private var lines: [UInt8] = []
  private var tally = CorpusRecord()

  init(_ journal: CorpusJournal, _ document: Int) {
    self.journal = journal
    self.document = document
  }

  func add(_ event: ComparisonEvent) throws(RenderError) {
    tally.count(event)
    guard let line = try event.line() else { return }
    lines += line.utf8
    lines.append(UInt8(ascii: "\n"))
    guard lines.count >= Self.pieceSize else { return }
    try journal.add(lines, of: document, tally: nil)
    lines = []
  }

  /// Ends the document and returns what it came to.
  func finish() throws(RenderError) -> CorpusRecord {
    try journal.add(lines, of: document, tally: tally)
    return tally
  }
}
