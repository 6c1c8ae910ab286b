extension Verdict: Codable {
  private enum CodingKeys: String, CodingKey { case verdict, score, regions, regionCount }

  /// Decodes a verdict.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    answer = try container.decode(Answer.self, forKey: .verdict)
    score = try container.decode(Double.self, forKey: .score)
    regions = try container.decode([VerdictRegion].self, forKey: .regions)
    regionCount =
      try container.decodeIfPresent(Int.self, forKey: .regionCount) ?? regions.count
  }

  /// Encodes the answer as `verdict`, `score` and `regions`, and `regionCount` if there are more.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(answer, forKey: .verdict)
    try container.encode(score, forKey: .score)
    try container.encode(regions, forKey: .regions)
    if regionCount > regions.count { try container.encode(regionCount, forKey: .regionCount) }
  }
}
