/// Cases as workflow commands of GitHub Actions.
struct AnnotationList {
  private enum Level: String, CaseIterable { case error, warning, notice }

  /// GitHub shows so many of each level for one step.
  private static let shownOfEachLevel = 10

  private let cases: [ReportCase]

  init(_ list: CaseList) { cases = list.bySeverity }

  var text: String {
    Level.allCases.flatMap { level in
      cases.filter { Self.level(of: $0.status) == level }.prefix(Self.shownOfEachLevel).map {
        entry in
        Self.command(entry, level)
      }
    }.map { "\($0)\n" }.joined()
  }

  private static func level(of status: CaseStatus) -> Level? {
    switch status {
    case .error, .failed: .error
    case .perhaps: .warning
    case .expected: .notice
    case .passed: nil
    }
  }

  private static func command(_ entry: ReportCase, _ level: Level) -> String {
    let title = property("\(entry.placeInDocument), \(entry.engines)")
    return "::\(level.rawValue) file=\(property(entry.document.file)),title=\(title)"
      + "::\(message(entry.sentence))"
  }

  /// What would end a command or begin another is escaped.
  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
