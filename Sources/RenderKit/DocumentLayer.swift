/// An optional-content layer of a document.
public struct DocumentLayer: Hashable, Sendable, Codable {
  /// The layer's name; several layers may share one.
  public let name: String

  /// Whether the document shows the layer by default.
  public let isVisible: Bool

  /// Creates a layer.
  public init(name: String, isVisible: Bool) {
    self.name = name
    self.isVisible = isVisible
  }
}
