/// How documents of a corpus were compared: the first line of results.
public struct RunRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "run"

  /// The engines and their versions.
  public let engines: [EngineIdentity]
  /// The options that results depend on, as the caller names them.
  public let options: [String: String]
  /// What identifies the plan of the corpus: see ``ShardRecord/plan``.
  public let plan: String
  /// The part of the corpus; absent where all parts were merged.
  public internal(set) var shard: ShardRecord?
  /// The digest of the shard's file; absent where all parts were merged.
  public internal(set) var shardHash: String?

  /// What another run has and this one not, in words; `nil` where both give the same results.
  func difference(from other: RunRecord) -> String? {
    if plan != other.plan { return "another plan" }
    let names = Set(options.keys).union(other.options.keys).sorted()
    for name in names where options[name] != other.options[name] {
      return "\(Self.phrase(name, other.options[name])), not \(Self.phrase(name, options[name]))"
    }
    guard engines != other.engines else { return nil }
    return "\(Self.phrase(other.engines)), not \(Self.phrase(engines))"
  }

  private static func phrase(_ name: String, _ value: String?) -> String {
    guard let value else { return "no \(name)" }
    return value.isEmpty ? name : "\(name)=\(value)"
  }

  private static func phrase(_ engines: [EngineIdentity]) -> String {
    engines.map { "\($0.id) \($0.version)" }.joined(separator: ", ")
  }
}
