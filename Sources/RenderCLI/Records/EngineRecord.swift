import RenderComparison
import RenderKit

/// An engine that can be used.
struct EngineRecord: ResultRecord {
  static let type = "engine"

  let engine: EngineInfo
}
