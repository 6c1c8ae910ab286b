/// Cases that did not pass as a log of SARIF 2.1.0 (OASIS).
struct SARIFLog: Encodable {
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [SARIFResult]
  }

  struct Tool: Encodable {
    let driver = Driver()
  }

  struct Driver: Encodable {
    let name = "renderkit"
    let rules = ReportRule.allCases.map(Rule.init)
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: SARIFMessage

    init(_ rule: ReportRule) {
      id = rule.rawValue
      shortDescription = SARIFMessage(text: rule.sentence)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  init(_ list: CaseList) {
    runs = [
      Run(
        tool: Tool(),
        results: list.bySeverity.filter { $0.status != .passed }.map(SARIFResult.init))
    ]
  }
}
