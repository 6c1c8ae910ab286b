/// Cases as Markdown for a step summary, a comment or a file.
struct MarkdownReport {
  /// The most that GitHub takes as a summary of a step.
  private static let byteLimit = 1 << 20
  /// Kept free for what follows the table.
  private static let reserve = 200

  private let list: CaseList
  private let title: String

  init(_ list: CaseList, title: String) {
    self.list = list
    self.title = title
  }

  var text: String {
    let heading = "# \(MarkdownText.escaped(title))\n\n"
    guard !list.cases.isEmpty else { return heading + "There are no results.\n" }
    var text = heading + "\(totals)\n" + groups
    let rows = list.bySeverity.filter { $0.status != .passed }
    guard !rows.isEmpty else { return text + "\nNothing is different.\n" }
    text += "\n| Result | Document | Engines | Score | What |\n|---|---|---|---:|---|\n"
    return text + table(rows, room: Self.byteLimit - Self.reserve - text.utf8.count)
  }

  private var totals: String {
    let totals = list.totals
    return CaseStatus.allCases.compactMap { status in
      let count = totals[status.rawValue] ?? 0
      return count == 0 ? nil : "\(status.sign) **\(count)** \(status.name)"
    }.joined(separator: " · ")
  }

  /// The most widespread differences.
  private var groups: String {
    let lines = DifferenceGroup.groups(of: list.bySeverity).prefix(10).map { group in
      "- \(MarkdownText.escaped(group.engines)): \(MarkdownText.escaped(group.region.phrase)) on "
        + "\(group.pages.count) pages\n"
    }
    return lines.isEmpty ? "" : "\nThe same difference on several pages:\n\n" + lines.joined()
  }

  private func table(_ rows: [ReportCase], room: Int) -> String {
    var text = ""
    for (index, entry) in rows.enumerated() {
      let row = Self.row(entry)
      guard text.utf8.count + row.utf8.count <= room else {
        return text + "\n\(rows.count - index) more are left out: there is no room.\n"
      }
      text += row
    }
    return text
  }

  private static func row(_ entry: ReportCase) -> String {
    let cells = [
      "\(entry.status.sign) \(entry.status.name)", MarkdownText.escaped(entry.title),
      MarkdownText.escaped(entry.engines),
      entry.comparison.map { "\($0.score.rounded(places: 2))" } ?? "",
      MarkdownText.escaped(entry.sentence),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
