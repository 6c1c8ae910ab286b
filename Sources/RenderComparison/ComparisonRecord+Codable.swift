import PixelDiff

extension ComparisonRecord {
  private enum CodingKeys: String, CodingKey {
    case document, engines, settings, page, comparison, agreement, judgment, picture
  }

  /// Decodes a record; verdict and measures stand beside the other keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    document = try container.decode(DocumentProvenance.self, forKey: .document)
    engines = try container.decode([EngineIdentity].self, forKey: .engines)
    settings = try container.decode(RenderSettings.self, forKey: .settings)
    page = try container.decode(Int.self, forKey: .page)
    comparison = try container.decode(PixelDiffOptions.self, forKey: .comparison)
    agreement = try container.decode(PixelAgreement.self, forKey: .agreement)
    judgment = try container.decode(VerdictOptions.self, forKey: .judgment)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
    verdict = try Verdict(from: decoder)
    difference = try PixelDifference(from: decoder)
  }

  /// Encodes the record; verdict and measures stand beside the other keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(document, forKey: .document)
    try container.encode(engines, forKey: .engines)
    try container.encode(settings, forKey: .settings)
    try container.encode(page, forKey: .page)
    try container.encode(comparison, forKey: .comparison)
    try container.encode(agreement, forKey: .agreement)
    try container.encode(judgment, forKey: .judgment)
    try container.encodeIfPresent(picture, forKey: .picture)
    try verdict.encode(to: encoder)
    try difference.encode(to: encoder)
  }
}
