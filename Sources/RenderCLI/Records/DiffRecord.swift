import PixelDiff
import RenderComparison

/// Two picture files and how they differ.
struct DiffRecord: ResultRecord {
  static let type = "diff"

  let first: PictureRecord
  let second: PictureRecord
  let comparison: PixelDiffOptions
  let agreement: PixelAgreement
  let judgment: VerdictOptions
  let verdict: Verdict
  let picture: String?
  let difference: PixelDifference

  private enum CodingKeys: String, CodingKey {
    case first, second, comparison, agreement, judgment, picture
  }

  init(
    _ first: PictureRecord, _ second: PictureRecord, _ comparison: PixelDiffOptions,
    _ difference: PixelDifference, _ judgment: VerdictOptions, _ verdict: Verdict,
    picture: String?
  ) {
    self.first = first
    self.second = second
    self.comparison = comparison
    self.difference = difference
    self.picture = picture
    self.judgment = judgment
    self.verdict = verdict
    agreement = PixelAgreement(difference)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(PictureRecord.self, forKey: .first)
    second = try container.decode(PictureRecord.self, forKey: .second)
    comparison = try container.decode(PixelDiffOptions.self, forKey: .comparison)
    agreement = try container.decode(PixelAgreement.self, forKey: .agreement)
    judgment = try container.decode(VerdictOptions.self, forKey: .judgment)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
    verdict = try Verdict(from: decoder)
    difference = try PixelDifference(from: decoder)
  }

  /// Verdict and measures stand beside the other keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
    try container.encode(comparison, forKey: .comparison)
    try container.encode(agreement, forKey: .agreement)
    try container.encode(judgment, forKey: .judgment)
    try container.encodeIfPresent(picture, forKey: .picture)
    try verdict.encode(to: encoder)
    try difference.encode(to: encoder)
  }
}
