import PixelDiff
import RenderComparison

/// Two picture files and how they differ.
struct DiffRecord: ResultRecord {
  static let type = "diff"

  let first: PictureRecord
  let second: PictureRecord
  let settings: PairSettings
  /// What was found.
  let findings: PairFindings
  let agreement: PixelAgreement
  let result: ComparisonResult
  /// Why it passed or failed, as half a sentence.
  let reason: String
  let picture: String?

  private enum CodingKeys: String, CodingKey {
    case first, second, agreement, result, reason, picture
  }

  init(
    _ first: PictureRecord, _ second: PictureRecord, _ settings: PairSettings,
    _ findings: PairFindings, _ conclusion: PairConclusion, picture: String?
  ) {
    self.first = first
    self.second = second
    self.settings = settings
    self.findings = findings
    self.picture = picture
    agreement = conclusion.agreement
    result = conclusion.result
    reason = conclusion.reason
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    first = try container.decode(PictureRecord.self, forKey: .first)
    second = try container.decode(PictureRecord.self, forKey: .second)
    settings = try PairSettings(from: decoder)
    findings = try PairFindings(from: decoder)
    agreement = try container.decode(PixelAgreement.self, forKey: .agreement)
    result = try container.decode(ComparisonResult.self, forKey: .result)
    reason = try container.decode(String.self, forKey: .reason)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
  }

  /// Settings and findings stand beside the other keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
    try settings.encode(to: encoder)
    try findings.encode(to: encoder)
    try container.encode(agreement, forKey: .agreement)
    try container.encode(result, forKey: .result)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(picture, forKey: .picture)
  }
}
