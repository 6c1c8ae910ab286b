extension ResultLog {
  /// Whether an engine failed to open a document or to draw a page.
  public var hasEngineFailures: Bool { CaseList(self).cases.contains { $0.status == .error } }

  /// Whether anything differs, or perhaps does, that was not expected to.
  public var hasDifferences: Bool {
    CaseList(self).cases.contains { [.failed, .perhaps].contains($0.status) }
  }
}
