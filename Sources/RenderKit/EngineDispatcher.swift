/// An engine that hands each document to one of several engines, by the document's format.
///
/// The first engine of a format is the chosen one. Its capabilities decide what can be asked for;
/// what it lacks is refused in its name. With ``fallsBack`` the next engine takes over where one
/// lacks an option or fails, to open a document or to draw a page, unless no engine could help (such
/// as with a page that is not there). A page's ``RenderNotes`` tell which engine drew it and which
/// failed before. Whichever engine draws, the picture has the size that the request gave at first.
public struct EngineDispatcher: RenderEngine {
  /// The engines in order of preference.
  public let engines: [any RenderEngine]

  /// The engines to prefer for certain formats, most preferred first.
  public let preferences: [DocumentFormat: [EngineInfo.ID]]

  /// Whether the next engine is tried where one fails.
  public let fallsBack: Bool

  /// Creates a dispatcher.
  ///
  /// - Parameters:
  ///   - engines: The engines in order of preference; their ids must differ.
  ///   - preferences: The engines to prefer for certain formats, most preferred first. They come
  ///     before all others, and may be absent from `engines`.
  ///   - fallsBack: Whether to try the next engine where one fails.
  public init(
    engines: [any RenderEngine], preferences: [DocumentFormat: [EngineInfo.ID]] = [:],
    fallsBack: Bool = false
  ) {
    precondition(
      Set(engines.map(\.info.id)).count == engines.count, "every engine has an id of its own")
    self.engines = engines
    self.preferences = preferences
    self.fallsBack = fallsBack
  }

  /// The engines that open a format, the preferred ones first.
  package func engines(for format: DocumentFormat) -> [any RenderEngine] {
    let able = engines.filter { $0.info.capabilities[format] != nil }
    let preferred = preferences[format, default: []].compactMap { id in
      able.first { $0.info.id == id }
    }
    let others = able.filter { engine in !preferred.contains { $0.info.id == engine.info.id } }
    return preferred.withoutRepetitions + others
  }
}

extension [any RenderEngine] {
  fileprivate var withoutRepetitions: [any RenderEngine] {
    var seen: Set<EngineInfo.ID> = []
    return filter { seen.insert($0.info.id).inserted }
  }
}
