import FoundationEssentials
import Hashing
public import RenderKit

/// A part of a corpus: documents to compare in one run, in a file that never changes.
public struct CorpusShard: Sendable {
  /// The name of the shard's file without its extension, which its results have, too.
  public let name: String

  /// Which part it is.
  public let record: ShardRecord

  /// The documents, in order.
  public let documents: [PlannedDocument]

  /// The digest of the file.
  let hash: String

  /// Reads a shard that ``CorpusPlan`` wrote.
  ///
  /// - Throws: `RenderError` with the code `fileNotFound`, `unreadable` or, where the file is no
  ///   whole shard, `damagedDocument`.
  public init(file: String) throws(RenderError) {
    let source = try DocumentSource(file: file)
    let bytes = try source.read(at: 0, count: source.byteCount)
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let head = lines.popFirst(), let record = Self.decode(ShardRecord.self, head) else {
      throw RenderError(
        .damagedDocument, "\(file) is no shard; 'renderkit corpus plan' writes shards.")
    }
    documents = lines.compactMap { Self.decode(PlannedDocument.self, $0) }
    guard documents.count == record.documents, lines.count == record.documents else {
      throw RenderError(
        .damagedDocument,
        "\(file) is damaged: it has \(documents.count) of \(record.documents) documents.")
    }
    self.record = record
    var digest = SHA256()
    digest.update(bytes)
    hash = digest.finish()
    let last = file.split(separator: "/").last.map(String.init) ?? file
    name = last.hasSuffix(".jsonl") ? String(last.dropLast(6)) : last
  }

  private static func decode<Record: ResultRecord>(
    _ type: Record.Type, _ line: ArraySlice<UInt8>
  ) -> Record? {
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(RecordHead.self, from: Data(line)),
      head.schema == ResultLine<Record>.schema, head.type == Record.type
    else { return nil }
    return try? decoder.decode(type, from: Data(line))
  }
}
