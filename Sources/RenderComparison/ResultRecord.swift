/// A result that is one line of JSON.
///
/// Every record has two keys besides its own: `schema`, the version of the format, and `type`. Keys
/// may be added within a version; none is renamed, removed or given another meaning.
public protocol ResultRecord: Codable, Sendable {
  /// The record's `type`.
  static var type: String { get }
}

/// A record with the keys that all records share, as it is written.
public struct ResultLine<Record: ResultRecord>: Encodable {
  /// The version of the format of records.
  package static var schema: Int { 1 }

  private enum Key: String, CodingKey { case schema, type }

  private let record: Record

  /// Wraps a record for writing.
  public init(_ record: Record) { self.record = record }

  /// Encodes the shared keys beside the record's own.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.schema, forKey: .schema)
    try container.encode(Record.type, forKey: .type)
    try record.encode(to: encoder)
  }
}
