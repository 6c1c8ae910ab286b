/// The rule that a case breaks, as other programs name it.
enum ReportRule: String, CaseIterable, Sendable {
  case pixelDifference = "pixel-difference"
  case engineFailure = "engine-failure"
  case missingPage = "missing-page"
  case suspectPage = "suspect-page"
  case disagreement
  case unmatchedPage = "unmatched-page"
  case baseline
  case expectation

  /// What the rule demands, in one sentence.
  var sentence: String {
    switch self {
    case .pixelDifference: "Two renderings of a page look the same."
    case .engineFailure: "An engine opens the document and draws its pages."
    case .missingPage: "Every engine sees the page."
    case .suspectPage: "An engine draws something where there is something to draw."
    case .disagreement: "Engines agree on the number, size, boxes and fonts of pages."
    case .unmatchedPage: "Both documents have the page."
    case .baseline: "Every page has a baseline and every baseline a page."
    case .expectation: "Every expected difference is current and needed."
    }
  }
}
