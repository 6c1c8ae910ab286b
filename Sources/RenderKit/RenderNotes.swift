/// What a rendering had to say besides its pixels.
public struct RenderNotes: Hashable, Sendable, Codable {
  /// The engine that drew the page.
  public var engine: EngineInfo.ID

  /// The engine's messages, in order, without repetitions.
  public var warnings: [String]

  /// Whether the engine gave up on some of the page and drew the rest.
  public var isPartial: Bool

  /// The failures of the engines that were tried before, where falling back is on.
  public var failures: [RenderError]

  /// Creates notes.
  public init(
    engine: EngineInfo.ID, warnings: [String] = [], isPartial: Bool = false,
    failures: [RenderError] = []
  ) {
    self.engine = engine
    self.warnings = warnings
    self.isPartial = isPartial
    self.failures = failures
  }
}
