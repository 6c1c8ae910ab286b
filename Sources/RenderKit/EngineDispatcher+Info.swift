extension EngineDispatcher {
  /// The engines taken together: the formats of all, and for each format what can be asked for.
  public var info: EngineInfo {
    let infos = engines.map(\.info)
    let formats = Set(infos.flatMap(\.capabilities.keys))
    return EngineInfo(
      id: "dispatcher",
      name: infos.isEmpty ? "no engine" : infos.map(\.name).joined(separator: " or "),
      version: infos.map { "\($0.id) \($0.version)" }.joined(separator: ", "),
      license: Set(infos.map(\.license)).sorted().joined(separator: " AND "),
      capabilities: Dictionary(
        uniqueKeysWithValues: formats.map { ($0, capabilities(for: $0)) }))
  }

  /// What can be asked for in a format: what the chosen engine can, or any where falling back is on.
  private func capabilities(for format: DocumentFormat) -> EngineCapabilities {
    let all = engines(for: format).compactMap { $0.info.capabilities[format] }
    guard let chosen = all.first, fallsBack else { return all.first ?? EngineCapabilities() }
    return all.dropFirst().reduce(chosen) { $0.extended(by: $1).extendedForOpening(by: $1) }
  }
}

extension EngineCapabilities {
  /// With the drawing options of an engine that may take over single pages.
  ///
  /// Layers, text and fonts are not among them: they are read from the document as one engine opened it.
  func extended(by other: EngineCapabilities) -> EngineCapabilities {
    var sum = self
    sum.boxes.formUnion(other.boxes)
    sum.hidesAnnotations = hidesAnnotations || other.hidesAnnotations
    sum.antialiasingLevels.formUnion(other.antialiasingLevels)
    return sum
  }

  fileprivate func extendedForOpening(by other: EngineCapabilities) -> EngineCapabilities {
    var sum = self
    sum.acceptsPassword = acceptsPassword || other.acceptsPassword
    sum.acceptsStyleSheet = acceptsStyleSheet || other.acceptsStyleSheet
    sum.drawsElements = drawsElements || other.drawsElements
    sum.readsBaseDirectory = readsBaseDirectory || other.readsBaseDirectory
    return sum
  }
}
