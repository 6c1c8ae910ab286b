/// Who an engine is and what it can do, as data.
public struct EngineInfo: Hashable, Sendable, Codable {
  /// A short lower-case name that is unique among the engines of a program, such as `poppler`.
  public typealias ID = String

  /// The engine's name in commands, file names and results.
  public let id: ID

  /// The engine's name in sentences.
  public let name: String

  /// The version of the library that draws.
  public let version: String

  /// The library's license as an SPDX expression.
  public let license: String

  /// What the engine can do with each format that it opens.
  public let capabilities: [DocumentFormat: EngineCapabilities]

  /// How the engine is kept from doing harm; `nil` for an engine in process.
  public var isolation: EngineIsolation?

  /// Creates a description of an engine.
  public init(
    id: ID, name: String, version: String, license: String,
    capabilities: [DocumentFormat: EngineCapabilities], isolation: EngineIsolation? = nil
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.license = license
    self.capabilities = capabilities
    self.isolation = isolation
  }

  /// The formats that the engine opens, in alphabetical order.
  public var formats: [DocumentFormat] {
    capabilities.keys.sorted { $0.rawValue < $1.rawValue }
  }
}
