/// A case as a result of SARIF.
struct SARIFResult: Encodable {
  struct Suppression: Encodable {
    let kind = "external"
    let justification: String?
  }

  struct Attachment: Encodable {
    let artifactLocation: SARIFLocation.Artifact
  }

  struct Properties: Encodable {
    let engines: String
    let page: Int?
    let status: String
    let score: Double?
    let verdict: String?
    let pixelmatch: Int?
    let pixels: Int?
    let regions: [LoggedRegion]?
  }

  let ruleId: String
  let ruleIndex: Int
  let level: String
  let message: SARIFMessage
  let locations: [SARIFLocation]
  let partialFingerprints: [String: String]
  let attachments: [Attachment]?
  let suppressions: [Suppression]?
  let properties: Properties

  init(_ entry: ReportCase) {
    ruleId = entry.rule.rawValue
    ruleIndex = ReportRule.allCases.firstIndex(of: entry.rule) ?? 0
    level = entry.status.level
    message = SARIFMessage(text: "\(entry.title), \(entry.engines): \(entry.sentence)")
    locations = [SARIFLocation(entry)]
    partialFingerprints = ["renderkit/v1": entry.fingerprint]
    let files = entry.attachments
    attachments = files.isEmpty ? nil : files.map { Attachment(artifactLocation: .init($0)) }
    suppressions =
      entry.status == .expected ? [Suppression(justification: entry.comparison?.reason)] : nil
    let comparison = entry.comparison
    properties = Properties(
      engines: entry.engines, page: entry.page, status: entry.status.rawValue,
      score: comparison?.score, verdict: comparison?.verdict, pixelmatch: comparison?.pixelmatch,
      pixels: comparison?.pixels, regions: comparison?.regions)
  }
}

extension ReportCase {
  /// The document's content, the page and the engines: what stays where a file is renamed.
  fileprivate var fingerprint: String {
    [
      document.sha256 ?? document.file, page.map(String.init) ?? "", engines, rule.rawValue,
    ].joined(separator: ":")
  }
}

extension CaseStatus {
  fileprivate var level: String {
    switch self {
    case .error, .failed: "error"
    case .perhaps: "warning"
    case .expected: "note"
    case .passed: "none"
    }
  }
}
