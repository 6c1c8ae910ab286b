public import RenderKit

/// Which engine, and which version of its library, gave a result.
public struct EngineIdentity: Hashable, Sendable, Codable {
  /// The engine's name in commands and file names.
  public let id: EngineInfo.ID

  /// The version of the library that draws.
  public let version: String

  /// Identifies an engine that is not here.
  init(id: EngineInfo.ID, version: String) {
    self.id = id
    self.version = version
  }

  /// Identifies an engine.
  package init(_ info: EngineInfo) {
    id = info.id
    version = info.version
  }
}
