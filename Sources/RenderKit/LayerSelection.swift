/// Which layers to draw other than as the document says.
public struct LayerSelection: Hashable, Sendable, Codable {
  /// The names of layers to show.
  public var shown: Set<String>

  /// The names of layers to hide; hiding wins over showing.
  public var hidden: Set<String>

  /// Creates a selection; the empty one leaves every layer as the document says.
  public init(shown: Set<String> = [], hidden: Set<String> = []) {
    self.shown = shown
    self.hidden = hidden
  }

  /// Whether every layer is left as the document says.
  public var isEmpty: Bool { shown.isEmpty && hidden.isEmpty }

  /// Whether a layer is drawn under this selection.
  public func isVisible(_ layer: DocumentLayer) -> Bool {
    if hidden.contains(layer.name) { return false }
    return shown.contains(layer.name) || layer.isVisible
  }

  func check(against layers: [DocumentLayer], engine: EngineInfo.ID) throws(RenderError) {
    guard !isEmpty else { return }
    let names = Set(layers.map(\.name))
    guard let missing = shown.union(hidden).subtracting(names).min() else { return }
    let known = names.isEmpty ? "it has none" : "it has \(names.sorted().joined(separator: ", "))"
    throw RenderError(
      .invalidRequest, "The document has no layer '\(missing)'; \(known).", engine: engine)
  }
}

extension LayerSelection {
  private enum CodingKeys: String, CodingKey { case shown, hidden }

  /// Encodes the names in order, so that the same selection always gives the same text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(shown.sorted(), forKey: .shown)
    try container.encode(hidden.sorted(), forKey: .hidden)
  }
}
