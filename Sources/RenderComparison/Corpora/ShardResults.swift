import FoundationEssentials
import RenderKit

/// The results of one shard: the run, what it came to, and its records.
struct ShardResults: Sendable {
  /// The most bytes of the first two lines.
  private static let headLimit = 1 << 24

  let run: RunRecord
  let total: CorpusRecord
  private let source: DocumentSource
  private let start: Int

  /// Reads the head of a file.
  init(_ file: String) throws(RenderError) {
    source = try DocumentSource(file: file)
    var head: [UInt8] = []
    var ends: [Int] = []
    while ends.count < 2, head.count < min(source.byteCount, Self.headLimit) {
      head += try source.read(at: head.count, count: 1 << 16)
      ends = head.indices.filter { head[$0] == UInt8(ascii: "\n") }
    }
    guard ends.count >= 2,
      let run = try? JSONDecoder().decode(RunRecord.self, from: Data(head[..<ends[0]])),
      let total = try? JSONDecoder().decode(
        CorpusRecord.self, from: Data(head[(ends[0] + 1)..<ends[1]])),
      run.shard?.documents == total.documents
    else {
      throw RenderError(
        .damagedDocument,
        "\(file) holds no whole results of a shard; remove it and run the shard again.")
    }
    self.run = run
    self.total = total
    start = ends[1] + 1
  }

  /// The shard's number, from 1.
  var number: Int { run.shard?.number ?? 0 }

  var name: String { source.name }

  /// Hands over the lines of all records, in pieces that need not end with a line.
  func records(_ take: ([UInt8]) throws(RenderError) -> Void) throws(RenderError) {
    var offset = start
    while offset < source.byteCount {
      let piece = try source.read(at: offset, count: 1 << 20)
      guard !piece.isEmpty else {
        throw RenderError(.unreadable, "\(name) was cut short while it was read.")
      }
      try take(piece)
      offset += piece.count
    }
  }
}
