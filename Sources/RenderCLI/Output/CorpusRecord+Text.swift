import RenderComparison
import RenderKit

extension CorpusRecord {
  /// The most pages that are listed to a person.
  private static let shownPages = 10

  /// What all documents came to, as lines for a person.
  var lines: [String] {
    [sentence] + engines.map(\.line)
      + (worst.isEmpty ? [] : ["worst pages:"] + worst.prefix(Self.shownPages).map(\.line))
  }

  private var sentence: String {
    var parts = ["\(passed) passed", "\(failed) failed"]
    if expected > 0 { parts.append("\(expected) expected") }
    if disagreements > 0 { parts.append("\(disagreements) seen differently") }
    if failures > 0 { parts.append(failures == 1 ? "1 error" : "\(failures) errors") }
    let count = documents == 1 ? "1 document" : "\(documents) documents"
    let sheets = pages == 1 ? "1 page" : "\(pages) pages"
    return "\(count), \(sheets): \(parts.joined(separator: ", "))"
  }
}

extension CorpusRecord.Engine {
  fileprivate var line: String {
    let words = outcomes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let alone = odd > 0 ? ["alone on \(odd)"] : []
    return "  \("\(engine.id) \(engine.version)".left(18))  "
      + (words + alone).joined(separator: ", ")
  }
}

extension CorpusRecord.WorstPage {
  fileprivate var line: String {
    let kind = kind.map { "  \($0)" } ?? ""
    return "  \(score.decimals(2).right(7))  \("\((share * 100).decimals(2))%".right(7))  "
      + "\(file.visible), page \(page)  \(engines.joined(separator: " : "))\(kind)"
  }
}
