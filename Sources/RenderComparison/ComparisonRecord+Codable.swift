import PixelDiff

extension ComparisonRecord {
  private enum CodingKeys: String, CodingKey {
    case document, engines, settings, page, comparison, verdict, picture
  }

  /// Decodes a record; the measures stand beside the other keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    document = try container.decode(DocumentProvenance.self, forKey: .document)
    engines = try container.decode([EngineIdentity].self, forKey: .engines)
    settings = try container.decode(RenderSettings.self, forKey: .settings)
    page = try container.decode(Int.self, forKey: .page)
    comparison = try container.decode(PixelDiffOptions.self, forKey: .comparison)
    verdict = try container.decode(Verdict.self, forKey: .verdict)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
    difference = try PixelDifference(from: decoder)
  }

  /// Encodes the record; the measures stand beside the other keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(document, forKey: .document)
    try container.encode(engines, forKey: .engines)
    try container.encode(settings, forKey: .settings)
    try container.encode(page, forKey: .page)
    try container.encode(comparison, forKey: .comparison)
    try container.encode(verdict, forKey: .verdict)
    try container.encodeIfPresent(picture, forKey: .picture)
    try difference.encode(to: encoder)
  }
}
