/// What an engine can do with documents of one format.
///
/// A request within these bounds must be honored; anything beyond them is refused with
/// `unsupportedOption` before the engine is asked.
public struct EngineCapabilities: Hashable, Sendable, Codable {
  /// The page boxes that can be drawn.
  public var boxes: Set<PageBox>

  /// Whether annotations and form fields can be left out (or the format has none).
  public var hidesAnnotations: Bool

  /// The antialiasing levels that can be asked for, from 0 (none) to 8 (256 shades).
  public var antialiasingLevels: Set<Int>

  /// Whether layers can be shown and hidden by name.
  public var switchesLayers: Bool

  /// Whether documents protected by a password can be opened.
  public var acceptsPassword: Bool

  /// Whether a style sheet of the user's is applied.
  public var acceptsStyleSheet: Bool

  /// Whether one element can be drawn by its identifier.
  public var drawsElements: Bool

  /// Whether files beside the document are read where a base directory is given.
  public var readsBaseDirectory: Bool

  /// Whether a page's text can be extracted.
  public var extractsText: Bool

  /// Whether a page's fonts, and what stands in for those that are lacking, can be listed.
  public var listsFonts: Bool

  /// Creates capabilities; the defaults are those of the simplest engine.
  public init(
    boxes: Set<PageBox> = [.crop], hidesAnnotations: Bool = true,
    antialiasingLevels: Set<Int> = [], switchesLayers: Bool = false, acceptsPassword: Bool = false,
    acceptsStyleSheet: Bool = false, drawsElements: Bool = false, readsBaseDirectory: Bool = false,
    extractsText: Bool = false, listsFonts: Bool = false
  ) {
    self.boxes = boxes
    self.hidesAnnotations = hidesAnnotations
    self.antialiasingLevels = antialiasingLevels
    self.switchesLayers = switchesLayers
    self.acceptsPassword = acceptsPassword
    self.acceptsStyleSheet = acceptsStyleSheet
    self.drawsElements = drawsElements
    self.readsBaseDirectory = readsBaseDirectory
    self.extractsText = extractsText
    self.listsFonts = listsFonts
  }
}

extension EngineCapabilities {
  private enum CodingKeys: String, CodingKey {
    case boxes, hidesAnnotations, antialiasingLevels, switchesLayers, acceptsPassword
    case acceptsStyleSheet, drawsElements, readsBaseDirectory, extractsText, listsFonts
  }

  /// Encodes the sets in order, so that the same capabilities always give the same text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(PageBox.allCases.filter(boxes.contains), forKey: .boxes)
    try container.encode(hidesAnnotations, forKey: .hidesAnnotations)
    try container.encode(antialiasingLevels.sorted(), forKey: .antialiasingLevels)
    try container.encode(switchesLayers, forKey: .switchesLayers)
    try container.encode(acceptsPassword, forKey: .acceptsPassword)
    try container.encode(acceptsStyleSheet, forKey: .acceptsStyleSheet)
    try container.encode(drawsElements, forKey: .drawsElements)
    try container.encode(readsBaseDirectory, forKey: .readsBaseDirectory)
    try container.encode(extractsText, forKey: .extractsText)
    try container.encode(listsFonts, forKey: .listsFonts)
  }
}
