import RenderKit

extension DocumentFont {
  /// A name in a PDF has at most 127 bytes (ISO 32000-1, table C.1), a path 4096.
  private static let greatestNameLength = 300
  private static let greatestPathLength = 4096

  /// Whether what is said of the font can be true.
  var isPlausible: Bool { !isMissing || substitute == nil && substituteFile == nil }

  /// The font as it came from a worker, made fit to be shown.
  var received: DocumentFont {
    var font = self
    font.name = MessageText.clean(name, limit: Self.greatestNameLength)
    font.substitute = substitute.map { MessageText.clean($0, limit: Self.greatestNameLength) }
    font.substituteFile = substituteFile.map {
      MessageText.clean($0, limit: Self.greatestPathLength)
    }
    return font
  }
}
