import RenderKit

extension CorpusRun {
  /// Compares one document, whose results are on the disk then.
  func compare(
    _ index: Int, _ journal: CorpusJournal, _ check: () throws(RenderError) -> Void
  ) throws(RenderError) -> CorpusRecord {
    let planned = shard.documents[index]
    try journal.start(index)
    let results = JournaledResults(journal, index)
    let keep = keeper(planned)
    try compare(planned.document) { event throws(RenderError) in
      try check()
      try results.add(keep(event))
    }
    return try results.finish()
  }

  /// A document that is not what it was when it was planned is refused, not compared.
  private func compare(
    _ planned: DocumentProvenance, deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    var comparison = comparison
    let source: DocumentSource
    do {
      source = try DocumentSource(file: planned.file)
      try choose(source, &comparison)
    } catch {
      return try comparison.refuse(planned, error, deliver: deliver)
    }
    var hasChanged = false
    do {
      try comparison.compare(source) { event throws(RenderError) in
        hasChanged = event.shows(anotherThan: planned)
        if hasChanged { throw planned.changed }
        if let failure = event.failure, failure.isOfMachine { throw failure }
        try deliver(event)
      }
    } catch {
      guard hasChanged else { throw error }
      try comparison.refuse(planned, error, deliver: deliver)
    }
  }
}

extension ComparisonEvent {
  /// Whether a document was opened that has other bytes than the one that was planned.
  fileprivate func shows(anotherThan planned: DocumentProvenance) -> Bool {
    guard case .opened(let record) = self, let hash = planned.sha256,
      let found = record.document.sha256
    else { return false }
    return found != hash
  }

  /// Why an engine failed.
  fileprivate var failure: RenderError? {
    switch self {
    case .opened(let record): record.failure
    case .drawn(let record, _): record.failure
    default: nil
    }
  }
}

extension RenderError {
  /// Whether the document has no part in the failure, so that the next run may do better.
  fileprivate var isOfMachine: Bool { code == .engineMissing || code == .sandboxUnavailable }
}

extension DocumentProvenance {
  fileprivate var changed: RenderError {
    RenderError(
      .unreadable, "\(file) has changed since it was planned; make a new plan to compare it.")
  }
}
