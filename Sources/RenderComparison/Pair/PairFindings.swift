package import PixelDiff

/// What was found of two pictures; all of it stands beside the other keys of a record.
package struct PairFindings: Codable, Hashable {
  /// The measures of pixels.
  package let difference: PixelDifference
  /// Whether a person sees a difference.
  package let verdict: Verdict
  /// The measures that take time, where they were asked for.
  package let measures: PixelMeasures?
  /// Where the pictures were moved to; absent where they were not.
  package let offsets: [PixelOffset]?

  private enum CodingKeys: String, CodingKey { case measures, offsets }

  /// Records what was found, and takes further measures.
  package init(
    _ pair: PicturePair, _ difference: PixelDifference, _ verdict: Verdict, measures: Bool
  ) {
    self.difference = difference
    self.verdict = verdict
    self.measures = measures ? PixelMeasures(pair) : nil
    let offsets = [pair.firstOffset, pair.secondOffset]
    self.offsets = offsets.allSatisfy { $0.x == 0 && $0.y == 0 } ? nil : offsets
  }

  /// Decodes what stands beside other keys.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    measures = try container.decodeIfPresent(PixelMeasures.self, forKey: .measures)
    offsets = try container.decodeIfPresent([PixelOffset].self, forKey: .offsets)
    verdict = try Verdict(from: decoder)
    difference = try PixelDifference(from: decoder)
  }

  /// Encodes everything beside other keys.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(measures, forKey: .measures)
    try container.encodeIfPresent(offsets, forKey: .offsets)
    try verdict.encode(to: encoder)
    try difference.encode(to: encoder)
  }
}
