extension EngineDispatcher {
  /// Opens a document with the chosen engine, or where falling back is on with the first that can.
  ///
  /// - Throws: ``RenderError``: what the chosen engine reports; `engineMissing` where a preferred
  ///   engine is absent and no other opens the format; `unsupportedFormat` where there is none.
  public func open(
    _ source: DocumentSource, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    try load(source, as: try source.recognizedFormat(), options)
  }

  /// Opens a document of a known format; the options are checked for each engine that is tried.
  public func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    let candidates = engines(for: format)[...]
    guard let chosen = candidates.first else { throw missingEngine(for: source, format) }
    guard fallsBack else { return try chosen.loadChecked(source, as: format, options) }
    return try FallbackDocument(source, as: format, options, candidates: candidates)
  }

  private func missingEngine(for source: DocumentSource, _ format: DocumentFormat) -> RenderError {
    let subject = "\(source.name) is \(format.name)"
    if let wanted = preferences[format], !wanted.isEmpty {
      return RenderError(
        .engineMissing,
        "\(subject), which needs the engine \(wanted.joined(separator: " or ")); it is not there.")
    }
    let known = Set(engines.flatMap(\.info.formats)).map(\.name).sorted()
    guard !known.isEmpty else {
      return RenderError(.engineMissing, "\(subject), but there is no engine at all.")
    }
    return RenderError(
      .unsupportedFormat,
      "\(subject), which no engine here opens; they open \(known.joined(separator: ", ")).")
  }
}
