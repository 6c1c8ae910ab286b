import PixelDiff
import RenderComparison

/// Two picture files and how they differ.
struct DiffRecord: ResultRecord {
  static let type = "diff"

  let first: PictureRecord
  let second: PictureRecord
  let comparison: PixelDiffOptions
  let verdict: Verdict
  let picture: String?
  let difference: PixelDifference

  private enum CodingKeys: String, CodingKey {
    case first, second, comparison, verdict, picture
  }

  init(
    _ first: PictureRecord, _ second: PictureRecord, _ comparison: PixelDiffOptions,
    _ difference: PixelDifference, picture: String?
  ) {
    self.first = first
    self.second = second
    self.comparison = comparison
    self.difference = difference
    self.picture = picture
    verdict = Verdict(difference)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(PictureRecord.self, forKey: .first)
    second = try container.decode(PictureRecord.self, forKey: .second)
    comparison = try container.decode(PixelDiffOptions.self, forKey: .comparison)
    verdict = try container.decode(Verdict.self, forKey: .verdict)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
    difference = try PixelDifference(from: decoder)
  }

  /// The measures stand beside the other keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
    try container.encode(comparison, forKey: .comparison)
    try container.encode(verdict, forKey: .verdict)
    try container.encodeIfPresent(picture, forKey: .picture)
    try difference.encode(to: encoder)
  }
}
