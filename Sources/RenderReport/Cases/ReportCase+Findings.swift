extension ReportCase {
  /// A document that an engine could not open; `nil` for one that it could.
  init?(_ opening: LoggedOpening) {
    guard let failure = opening.failure else { return nil }
    self.init(
      .error, opening.document, page: nil, engines: opening.engine.id,
      "\(opening.engine.id) could not open it (\(failure.code)): \(failure.sentence)",
      .failure(failure, opening.engine))
  }

  /// A page that is missing, suspect or could not be drawn; `nil` for one that was drawn.
  init?(_ page: LoggedPage) {
    if let failure = page.failure {
      self.init(
        .error, page.document, page: page.page, engines: page.engine.id,
        "\(page.engine.id) could not draw it (\(failure.code)): \(failure.sentence)",
        .failure(failure, page.engine))
    } else if page.outcome == "missing" {
      self.init(
        .failed, page.document, page: page.page, engines: page.engine.id,
        "\(page.engine.id) has no such page", .missingPage(page.engine))
    } else if page.outcome == "suspect" {
      self.init(
        .failed, page.document, page: page.page, engines: page.engine.id,
        "in \(page.engine.id) \(page.warnings?.last ?? "nothing is drawn")",
        .suspectPage(page.engine))
    } else {
      return nil
    }
  }

  /// Something besides pixels that is seen differently.
  init?(_ record: LoggedDisagreement) {
    guard let first = record.values.first else { return nil }
    var engines: [String] = []
    for value in record.values where !engines.contains(value.engine.id) {
      engines.append(value.engine.id)
    }
    let list = record.values.map { value in
      engines.count == 1
        ? "\(value.value) in \(value.document.file)" : "\(value.engine.id) says \(value.value)"
    }
    self.init(
      .failed, first.document, page: first.page, engines: engines.joined(separator: " : "),
      "\(record.aspectName) differs: \(list.joined(separator: ", "))", .disagreement(record))
  }

  /// A baseline that is missing or of a page that is gone; `nil` where there is nothing to do.
  init?(_ record: LoggedBaseline) {
    let sentence: String? =
      switch record.status {
      case "new": "has no baseline yet"
      case "missing": "has a baseline, but the page is gone"
      default: nil
      }
    guard let sentence else { return nil }
    let rendering = record.rendering
    self.init(
      .failed, rendering.document, page: rendering.page, engines: rendering.engineName, sentence,
      .baseline(record))
  }

  /// An expectation to be removed or renewed.
  init(_ record: LoggedExpectation) {
    let values = record.expectation.mapValues(\.text)
    let list = values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    self.init(
      record.status == "expired" ? .failed : .perhaps,
      LoggedDocument(file: values["document"] ?? "expectations"), page: nil,
      engines: values["engine"] ?? "any engine",
      "an expectation is \(record.status): \(list.joined(separator: ", "))", .expectation(record))
  }

  /// A file that failed before an engine could be named.
  init(_ record: LoggedRefusal) {
    self.init(
      .error, LoggedDocument(file: record.file), page: nil, engines: "no engine",
      "it could not be read (\(record.failure.code)): \(record.failure.sentence)",
      .failure(record.failure, nil))
  }
}

extension LoggedDisagreement {
  fileprivate var aspectName: String {
    switch aspect {
    case "pageCount": "the number of pages"
    case "pageSize": "the size of the page"
    case "box": "the page's box"
    case "rotation": "the page's rotation"
    case "fonts": "the set of fonts"
    default: aspect
    }
  }
}

extension LoggedAlignment {
  /// The pages that only one document has.
  fileprivate var unmatched: [(document: LoggedDocument, page: Int, verb: String)] {
    guard documents.count == 2 else { return [] }
    return pages.compactMap { pair in
      switch (pair.first, pair.second) {
      case (let page?, nil): (documents[0], page, "was removed")
      case (nil, let page?): (documents[1], page, "was inserted")
      default: nil
      }
    }
  }

  /// A case for each page that only one document has.
  var cases: [ReportCase] {
    unmatched.map { document, page, verb in
      ReportCase(
        .failed, document, page: page, engines: engine.id, "the page \(verb)",
        .unmatchedPage(engine))
    }
  }
}
