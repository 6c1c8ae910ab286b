/// What a case is about.
enum CaseSubject: Sendable {
  case comparison(LoggedComparison)
  case failure(LoggedFailure, LoggedEngine?)
  case missingPage(LoggedEngine)
  case suspectPage(LoggedEngine)
  case disagreement(LoggedDisagreement)
  case unmatchedPage(LoggedEngine)
  case baseline(LoggedBaseline)
  case expectation(LoggedExpectation)

  /// The name of the kind in results.
  var kind: String {
    switch self {
    case .comparison: "comparison"
    case .failure: "failure"
    case .missingPage: "missingPage"
    case .suspectPage: "suspectPage"
    case .disagreement: "disagreement"
    case .unmatchedPage: "unmatchedPage"
    case .baseline: "baseline"
    case .expectation: "expectation"
    }
  }
}
