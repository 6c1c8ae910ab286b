public import RenderKit

extension Baselines {
  /// The paths of all documents that have baselines, in alphabetical order.
  public func documents() -> [String] {
    var names: [String] = []
    for entry in store.entries() {
      let name = store.name(of: entry)
      if names.last != name { names.append(name) }
    }
    return names.map { store.file(named: $0) }
  }

  /// Tells that a document is not there any more: each of its baselines is missing something.
  ///
  /// - Returns: Whether the document has baselines.
  public func reportMissing(
    _ file: String, deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) -> Bool {
    let entries = store.entries(of: file)
    guard !entries.isEmpty else { return false }
    var summary = SummaryRecord(DocumentProvenance(unreadable: file))
    for entry in entries {
      summary.missing += 1
      try deliver(.baseline(store.record(entry, .missing)))
    }
    try deliver(.finished(summary))
    return true
  }

  /// Removes the baselines of a document that is not there any more, or of its pages that are not.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - plan: The engines, which tell how many pages there are, and how to open the document.
  ///   - isDryRun: Whether baselines are only reported, as missing something.
  ///   - deliver: Receives every step.
  /// - Throws: What `deliver` throws, and what prevents removing.
  public func prune(
    _ file: String, _ plan: DocumentComparison, isDryRun: Bool = false,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    var summary = SummaryRecord(DocumentProvenance(unreadable: file))
    let entries = store.entries(of: file)
    var unneeded = entries
    do {
      let source = try DocumentSource(file: file)
      let provenance = try DocumentProvenance(source)
      summary = SummaryRecord(provenance)
      var run = BaselineRun(store, plan, provenance, source, asksEveryEngine: asksEveryEngine)
      unneeded = try run.unneeded(entries, deliver)
      summary = run.summary
    } catch {
      guard error.code == .fileNotFound else {
        return try plan.refuse(DocumentProvenance(unreadable: file), error, deliver: deliver)
      }
    }
    for entry in unneeded {
      let record = store.record(entry, isDryRun ? .missing : .pruned)
      if isDryRun { summary.missing += 1 } else { try store.remove(entry) }
      if !isDryRun { summary.pruned += 1 }
      try deliver(.baseline(record))
    }
    try deliver(.finished(summary))
  }
}

extension BaselineStore {
  /// The name of the document that a baseline is of.
  fileprivate func name(of entry: BaselineEntry) -> String {
    let name = entry.folder.dropFirst(directory.count + 1)
    return name.hasPrefix("_/") ? String(name.dropFirst()) : String(name)
  }

  fileprivate func record(
    _ entry: BaselineEntry, _ status: BaselineRecord.Status
  ) -> BaselineRecord {
    let rendering =
      (try? provenance(of: entry))?.rendering(entry.picture)
      ?? Rendering(
        DocumentProvenance(unreadable: name(of: entry)),
        EngineIdentity(id: entry.engine, version: ""), page: entry.page)
    return BaselineRecord(rendering: rendering, status: status, path: entry.picture)
  }
}
