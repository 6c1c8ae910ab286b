import PixelDiff
import RenderComparison
import RenderKit

/// The lines that show one document's comparison to a person.
struct ComparisonTable {
  private let file: String
  private let documents: [DocumentRecord]
  let terminal: Terminal
  let pageColumn: Int
  /// Whether pages are compared, so that there are columns for how they differ.
  private let showsDifferences: Bool
  private let engineColumn: Int

  /// - Parameters:
  ///   - showsVersions: Whether pages are those of an old version and a new one.
  ///   - showsDifferences: Whether pages are compared.
  init(
    file: String, _ documents: [DocumentRecord], showsVersions: Bool = false,
    showsDifferences: Bool = true, terminal: Terminal
  ) {
    self.showsDifferences = showsDifferences
    self.file = file
    self.documents = documents
    self.terminal = terminal
    let digits = String(documents.compactMap(\.pageCount).max() ?? 1).count
    pageColumn = showsVersions ? max(5, 2 * digits + 3) : 4
    let widths = Set(documents.map(\.engine.id)).map(\.count).sorted(by: >)
    engineColumn = max(7, widths.prefix(2).reduce(3, +))
  }

  /// The lines above the pages: the document, each engine that failed on it, the headings.
  var head: [String] {
    let failures = documents.compactMap { record in
      record.failure.map { row("-", record.engine.id, "-", failed: $0) }
    }
    let opened = documents.contains { $0.failure == nil }
    return [title] + (opened ? [headings] : []) + failures
  }

  private var title: String {
    var engines: [String] = []
    for record in documents {
      let engine = "\(record.engine.id) \(record.engine.version)"
      if !engines.contains(engine) { engines.append(engine) }
    }
    let format = documents.first?.document.format.map { "\($0.name), " } ?? ""
    return "\(file.visible): \(format)\(engines.joined(separator: ", "))"
  }

  private var headings: String {
    guard showsDifferences else { return start("PAGE", "ENGINE", "SIZE") + "RESULT" }
    return start("PAGE", "ENGINES", "SIZE") + "RESULT    " + "LOOKS".left(9) + "SCORE".right(7)
      + measures("PIXELS", "SHARE", "MAX", "MEAN", "PSNR")
  }

  func row(_ record: ComparisonRecord) -> String {
    let difference = record.difference
    let share = Double(difference.pixelmatch) / Double(max(1, difference.pixels))
    let sizes = [difference.firstSize, difference.secondSize].map(\.compact)
    return start(
      record.pageLabel, record.engineLabel,
      sizes[0] == sizes[1] ? sizes[0] : sizes.joined(separator: " : "))
      + result(record.result) + "  " + looks(record.verdict)
      + measures(
        "\(difference.pixelmatch)", "\((share * 100).decimals(2))%",
        "\(difference.maxChannelDifference)", difference.meanChannelDifference.decimals(3),
        difference.psnr.map { $0.decimals(1) } ?? "-")
  }

  func row(_ record: PageRecord) -> String {
    let page = record.page.map(String.init) ?? "-"
    if let failure = record.failure { return row(page, record.engine.id, "-", failed: failure) }
    let (word, doubt) = (record.outcome.rawValue, record.doubts.last)
    let color: Terminal.Color = record.outcome == .partial ? .yellow : .red
    return start(page, record.engine.id, record.size?.compact ?? "-")
      + (doubt.map { terminal.colored(word.left(8), color) + "  \($0.visible)" }
        ?? terminal.colored(word, color))
  }

  func row(_ record: DisagreementRecord) -> String {
    start(record.pageLabel, record.engineLabel, "-") + result(.fail)
      + "  \(record.aspect.phrase): \(record.observations)"
  }

  private func row(
    _ page: String, _ engine: EngineInfo.ID, _ size: String, failed error: RenderError
  ) -> String {
    start(page, engine, size) + terminal.colored("failed", .red) + " (\(error.code))"
  }

  func start(_ page: String, _ engines: String, _ size: String) -> String {
    "  \(page.right(pageColumn))  \(engines.left(engineColumn))  \(size.left(9))  "
  }

  private func measures(
    _ pixels: String, _ share: String, _ max: String, _ mean: String, _ psnr: String
  ) -> String {
    pixels.right(8) + share.right(9) + max.right(5) + mean.right(8) + psnr.right(6)
  }

  private func looks(_ verdict: Verdict) -> String {
    let color: Terminal.Color =
      switch verdict.answer {
      case .same: .green
      case .perhaps: .yellow
      case .different: .red
      }
    return terminal.colored(verdict.answer.rawValue.left(9), color)
      + verdict.score.decimals(2).right(7)
  }

  func result(_ result: ComparisonResult) -> String {
    let color: Terminal.Color =
      switch result {
      case .pass: .green
      case .fail: .red
      case .expected: .yellow
      }
    return terminal.colored(result.rawValue.left(8), color)
  }
}

extension PixelSize {
  fileprivate var compact: String { "\(width)x\(height)" }
}
