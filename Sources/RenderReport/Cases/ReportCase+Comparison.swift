extension ReportCase {
  init(_ comparison: LoggedComparison) {
    self.init(
      comparison.status, score: comparison.score, comparison.second.document,
      page: comparison.second.page,
      engines: comparison.engines, title: comparison.title, comparison.sentence,
      .comparison(comparison))
  }
}

extension LoggedComparison {
  /// What it came to; results without a `result` go by the verdict.
  fileprivate var status: CaseStatus {
    switch (result, verdict) {
    case ("expected", _): .expected
    case ("pass", _), (nil, "same"): .passed
    case (_, "perhaps"): .perhaps
    default: .failed
    }
  }

  /// The engines on both sides, or the one that drew both.
  fileprivate var engines: String {
    if first.isBaseline, let engine = second.engine, engine.id == first.engine?.id {
      return "baseline : \(engine.id)"
    }
    let names = [first, second].map(\.engineName)
    return names[0] == names[1] ? names[0] : names.joined(separator: " : ")
  }

  fileprivate var title: String {
    first.document.file == second.document.file && first.page == second.page
      ? first.place : "\(first.place) → \(second.place)"
  }

  /// The most regions that a sentence names.
  private static var namedRegions: Int { 3 }

  fileprivate var sentence: String {
    let answer =
      switch verdict {
      case "same": agreement == "identical" ? "is identical" : "looks the same"
      case "perhaps": "perhaps looks different"
      default: "looks different"
      }
    let named = regions.prefix(Self.namedRegions).map { "\($0.phrase) at \($0.box)" }
    let rest = regions.count - named.count
    let list = (named + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
    let expected = result == "expected" ? ", as expected" + (reason.map { " (\($0))" } ?? "") : ""
    return "\(answer)\(expected), score \(score.rounded(places: 2))"
      + (list.isEmpty ? "" : ": \(list)")
  }
}

extension LoggedRendering {
  /// The engine's name, marked where the picture is a recorded one.
  var engineName: String {
    guard let engine else { return "pictures" }
    return isBaseline ? "baseline of \(engine.id)" : engine.id
  }

  var place: String { page.map { "\(document.file), page \($0)" } ?? document.file }
}
