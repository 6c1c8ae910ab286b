extension ReportCase {
  /// The rule that the case is about.
  var rule: ReportRule {
    switch subject {
    case .comparison: .pixelDifference
    case .failure: .engineFailure
    case .missingPage: .missingPage
    case .suspectPage: .suspectPage
    case .disagreement: .disagreement
    case .unmatchedPage: .unmatchedPage
    case .baseline: .baseline
    case .expectation: .expectation
    }
  }

  /// The files of pictures that show the case.
  var attachments: [String] {
    guard let comparison else { return [] }
    return [comparison.first.picture, comparison.second.picture, comparison.picture]
      .compactMap(\.self)
  }

  /// Every region, in words, and what else there is to say.
  var details: [String] {
    (comparison?.regions ?? []).map { region in
      "\(region.phrase) at \(region.box), strength \(region.strength.rounded(places: 2))"
    } + (comparison?.warnings ?? [])
  }

  /// The page without the document's name, where there is a page.
  var placeInDocument: String {
    guard let page, title == "\(document.file), page \(page)" else { return title }
    return "page \(page)"
  }
}
