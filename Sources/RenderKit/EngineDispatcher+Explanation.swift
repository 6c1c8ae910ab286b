extension EngineDispatcher {
  /// Tells which engine would open a document, and why, without opening it.
  ///
  /// - Throws: ``RenderError`` with the code `emptyDocument`, `unsupportedFormat` or `unreadable`
  ///   where the document's format is not known.
  public func explain(_ source: DocumentSource) throws(RenderError) -> DispatchExplanation {
    let recognition = try source.recognition()
    let format = recognition.format
    let able = engines(for: format).map(\.info)
    let isMisnamed = recognition.namedFormat.map { $0 != format } ?? false
    return DispatchExplanation(
      document: source.name, format: format, basis: recognition.basis,
      misleadingExtension: isMisnamed ? recognition.namedFormat : nil,
      chosen: able.first?.id,
      verdicts: able.enumerated().map { verdict(on: $1, at: $0, format) }
        + absentees(for: format) + incapable(of: format))
  }

  private func verdict(
    on info: EngineInfo, at position: Int, _ format: DocumentFormat
  ) -> DispatchExplanation.Verdict {
    let why =
      preferences[format, default: []].contains(info.id)
      ? "preferred for \(format.name)" : "opens \(format.name)"
    let role =
      switch (position, fallsBack) {
      case (0, _): "chosen"
      case (_, true): "tried number \(position + 1) if those before fail"
      case (_, false): "not chosen, comes number \(position + 1)"
      }
    return DispatchExplanation.Verdict(engine: info.id, reason: "\(role); \(why)")
  }

  private func absentees(for format: DocumentFormat) -> [DispatchExplanation.Verdict] {
    preferences[format, default: []]
      .filter { id in !engines.contains { $0.info.id == id } }
      .map { .init(engine: $0, reason: "preferred for \(format.name), but not there") }
  }

  private func incapable(of format: DocumentFormat) -> [DispatchExplanation.Verdict] {
    engines.map(\.info).filter { $0.capabilities[format] == nil }
      .map { .init(engine: $0.id, reason: "does not open \(format.name)") }
  }
}
