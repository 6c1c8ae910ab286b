import PixelDiff

extension ComparisonRecord {
  private enum CodingKeys: String, CodingKey {
    case first, second, settings, comparison, agreement, judgment, result, reason, text,
      picture
  }

  /// Decodes a record; verdict and measures stand beside the other keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(Rendering.self, forKey: .first)
    second = try container.decode(Rendering.self, forKey: .second)
    settings = try container.decode(RenderSettings.self, forKey: .settings)
    comparison = try container.decode(PixelDiffOptions.self, forKey: .comparison)
    agreement = try container.decode(PixelAgreement.self, forKey: .agreement)
    judgment = try container.decode(VerdictOptions.self, forKey: .judgment)
    result = try container.decode(ComparisonResult.self, forKey: .result)
    reason = try container.decodeIfPresent(String.self, forKey: .reason)
    text = try container.decodeIfPresent(TextDifference.self, forKey: .text)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
    verdict = try Verdict(from: decoder)
    difference = try PixelDifference(from: decoder)
  }

  /// Encodes the record; verdict and measures stand beside the other keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
    try container.encode(settings, forKey: .settings)
    try container.encode(comparison, forKey: .comparison)
    try container.encode(agreement, forKey: .agreement)
    try container.encode(judgment, forKey: .judgment)
    try container.encode(result, forKey: .result)
    try container.encodeIfPresent(reason, forKey: .reason)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(picture, forKey: .picture)
    try verdict.encode(to: encoder)
    try difference.encode(to: encoder)
  }
}
