/// Which part of which plan a shard is: the first line of its file.
public struct ShardRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "shard"

  /// What identifies the plan: the digest of its documents' paths and sizes.
  public let plan: String
  /// The shard's number, from 1.
  public let number: Int
  /// The number of shards of the plan.
  public let shards: Int
  /// The number of documents of the shard.
  public let documents: Int
}
