public import RenderKit

extension DocumentComparison {
  /// Compares a document with its old version, in each engine, and delivers every step.
  ///
  /// First each page of both is looked at once in order to find the pages that were inserted,
  /// removed or moved; then the others are compared in pairs, the old page first. Only signatures of
  /// pages and the pictures of one pair are held. Pages are recognized in the first engine that opens
  /// both versions, and again in engines that see other numbers of pages. ``pages`` chooses from the
  /// new version.
  ///
  /// - Throws: What `deliver` throws, which ends the comparison, and `RenderError` with the code
  ///   `cancelled` after the row of what was cancelled. Other failures of engines and of the
  ///   documents are delivered instead.
  public func compare(
    _ source: DocumentSource, against old: DocumentSource,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    var versions: [(provenance: DocumentProvenance, source: DocumentSource)] = []
    for version in [old, source] {
      do {
        versions.append((try DocumentProvenance(version), version))
      } catch {
        return try refuse(DocumentProvenance(unreadable: version.name), error, deliver: deliver)
      }
    }
    func step(_ event: ComparisonEvent) throws(RenderError) {
      try deliver(event)
      try event.endIfCancelled()
    }
    var run = RevisionRun(self, versions)
    try run.run(step)
    try deliver(.finished(run.summary))
  }
}
