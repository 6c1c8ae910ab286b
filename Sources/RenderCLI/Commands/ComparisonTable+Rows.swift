import PixelDiff
import RenderComparison
import RenderKit

extension ComparisonTable {
  /// The row of a comparison, and one for all else that there is to say of it.
  func rows(_ record: ComparisonRecord) -> [String] {
    let seen = record.result == .fail && !record.verdict.regions.isEmpty
    let notes = [
      seen ? VerdictRegion.list(record.verdict.regions) : nil,
      record.result == .expected ? "expected: \(record.reason.visible)" : nil,
      record.text?.sentence.visible,
    ]
    let measures = record.measures.map { [start("", "", "") + $0.sentence] } ?? []
    let warnings = (record.warnings ?? []).map(\.visible)
    return [row(record)] + measures + (notes.compactMap(\.self) + warnings).map(note)
  }

  /// A line for each engine that stands alone, and one where nobody agrees.
  func rows(_ record: ConsensusRecord) -> [String] {
    func row(_ engine: EngineInfo.ID, _ text: String) -> String {
      start("\(record.page)", engine, "-") + terminal.colored("vote".left(8), .yellow)
        + "  \(text)"
    }
    if record.answer == .split { return [row("all", "no majority")] }
    return record.oddEngines.map { engine in
      let regions = record.odd.filter { $0.engine == engine }.map(\.region)
      return row(engine.id, "stands alone: \(VerdictRegion.list(regions))")
    }
  }

  /// What became of the tolerance for the whole document, and the last line.
  func rows(_ record: SummaryRecord) -> [String] {
    record.budgets.compactMap(row) + [sentence(record)]
  }

  private func row(_ budget: DocumentBudget) -> String? {
    guard let result = budget.result, let tolerance = budget.tolerance else { return nil }
    let share = Double(budget.pixelmatch) / Double(max(1, budget.pixels)) * 100
    return start("all", "\(budget.first.id) : \(budget.second.id)", "-") + self.result(result)
      + "  \(budget.pixelmatch) pixels differ, \(share.decimals(3))%; \(tolerance) may"
  }

  private func sentence(_ record: SummaryRecord) -> String {
    let pages = record.pages == 1 ? "1 page" : "\(record.pages) pages"
    let compares = record.passed + record.failed > 0 || record.written + record.pruned == 0
    var parts = compares ? ["\(record.passed) passed", "\(record.failed) failed"] : []
    for (count, word) in record.changes where count > 0 { parts.append("\(count) \(word)") }
    if record.missing > 0 { parts.append("\(record.missing) missing") }
    if record.suspect > 0 { parts.append("\(record.suspect) suspect") }
    if record.disagreements > 0 { parts.append("\(record.disagreements) seen differently") }
    if record.failures > 0 {
      parts.append(record.failures == 1 ? "1 error" : "\(record.failures) errors")
    }
    for (engine, pages) in record.odd.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      parts.append("\(engine) alone on \(pages == 1 ? "1 page" : "\(pages) pages")")
    }
    return "  \(pages): \(parts.joined(separator: ", "))"
  }
}

extension SummaryRecord {
  fileprivate var changes: [(Int, String)] {
    [
      (expected, "expected"), (removed, "removed"), (inserted, "inserted"), (moved, "moved"),
      (new, "new"), (written, "written"), (pruned, "pruned"),
    ]
  }
}
