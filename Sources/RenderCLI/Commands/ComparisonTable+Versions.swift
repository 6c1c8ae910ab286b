import RenderComparison

extension ComparisonTable {
  /// A row for each page that has no counterpart or is elsewhere.
  func rows(_ record: AlignmentRecord) -> [String] {
    record.pages.compactMap { pair in
      pair.change.map { change in
        start(pair.label, record.engine.id, "-") + terminal.colored(change, .red)
      }
    }
  }

  /// What has changed besides the page since its baseline was recorded.
  func changes(_ record: ComparisonRecord) -> [String] {
    guard record.first.isBaseline == true else { return [] }
    let (baseline, now) = (record.first, record.second)
    var changes: [String] = []
    if baseline.document.sha256 != now.document.sha256 {
      changes.append("\(now.engine.id): the document has changed since it was recorded")
    }
    if baseline.engine.version != now.engine.version {
      changes.append(
        "\(now.engine.id): recorded with version \(baseline.engine.version), "
          + "now \(now.engine.version)")
    }
    return changes.map(note)
  }

  func row(_ record: BaselineRecord) -> String {
    let color: Terminal.Color
    switch record.status {
    case .new, .missing: color = .red
    case .recorded, .accepted, .pruned: color = .green
    }
    return start("\(record.rendering.page)", record.rendering.engine.id, "-")
      + terminal.colored(record.status.rawValue.left(8), color) + "  \(record.path.visible)"
  }

  func note(_ text: String) -> String {
    String(repeating: " ", count: pageColumn + 4) + text
  }
}
