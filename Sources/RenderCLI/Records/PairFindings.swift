import PixelDiff

/// What was found of two pictures; all of it stands beside the other keys of a record.
struct PairFindings: Codable, Hashable {
  let difference: PixelDifference
  let verdict: Verdict
  let measures: PixelMeasures?
  /// Where the pictures were moved to; absent where they were not.
  let offsets: [PixelOffset]?

  private enum CodingKeys: String, CodingKey { case measures, offsets }

  init(_ pair: PicturePair, _ difference: PixelDifference, _ verdict: Verdict, measures: Bool) {
    self.difference = difference
    self.verdict = verdict
    self.measures = measures ? PixelMeasures(pair) : nil
    let offsets = [pair.firstOffset, pair.secondOffset]
    self.offsets = offsets.allSatisfy { $0.x == 0 && $0.y == 0 } ? nil : offsets
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    measures = try container.decodeIfPresent(PixelMeasures.self, forKey: .measures)
    offsets = try container.decodeIfPresent([PixelOffset].self, forKey: .offsets)
    verdict = try Verdict(from: decoder)
    difference = try PixelDifference(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(measures, forKey: .measures)
    try container.encodeIfPresent(offsets, forKey: .offsets)
    try verdict.encode(to: encoder)
    try difference.encode(to: encoder)
  }
}
