import PixelDiff

extension ComparisonRecord {
  private enum CodingKeys: String, CodingKey {
    case first, second, settings, agreement, measures, offsets, result, reason, text
    case warnings, picture
  }

  /// Decodes a record; rules, verdict and measures of pixels stand beside the other keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(Rendering.self, forKey: .first)
    second = try container.decode(Rendering.self, forKey: .second)
    settings = try container.decode(RenderSettings.self, forKey: .settings)
    agreement = try container.decode(PixelAgreement.self, forKey: .agreement)
    measures = try container.decodeIfPresent(PixelMeasures.self, forKey: .measures)
    offsets = try container.decodeIfPresent([PixelOffset].self, forKey: .offsets)
    result = try container.decode(ComparisonResult.self, forKey: .result)
    reason = try container.decode(String.self, forKey: .reason)
    text = try container.decodeIfPresent(TextDifference.self, forKey: .text)
    warnings = try container.decodeIfPresent([String].self, forKey: .warnings)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
    rules = try PairSettings(from: decoder)
    verdict = try Verdict(from: decoder)
    difference = try PixelDifference(from: decoder)
  }

  /// Encodes the record; rules, verdict and measures of pixels stand beside the other keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
    try container.encode(settings, forKey: .settings)
    try container.encode(agreement, forKey: .agreement)
    try container.encodeIfPresent(measures, forKey: .measures)
    try container.encodeIfPresent(offsets, forKey: .offsets)
    try container.encode(result, forKey: .result)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(warnings, forKey: .warnings)
    try container.encodeIfPresent(picture, forKey: .picture)
    try rules.encode(to: encoder)
    try verdict.encode(to: encoder)
    try difference.encode(to: encoder)
  }
}
