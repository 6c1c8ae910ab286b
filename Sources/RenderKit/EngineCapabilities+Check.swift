extension EngineCapabilities {
  func check(
    _ options: OpenOptions, engine: EngineInfo.ID, format: DocumentFormat
  ) throws(RenderError) {
    try require(acceptsPassword || options.password == nil, "a password", engine, format)
    try require(acceptsStyleSheet || options.styleSheet == nil, "a style sheet", engine, format)
    try require(drawsElements || options.element == nil, "a single element", engine, format)
    try require(
      readsBaseDirectory || options.baseDirectory == nil, "a base directory", engine, format)
  }

  func check(
    _ request: PageRequest, engine: EngineInfo.ID, format: DocumentFormat
  ) throws(RenderError) {
    try require(boxes.contains(request.box), "the \(request.box) box", engine, format)
    try require(hidesAnnotations || request.annotations, "hidden annotations", engine, format)
    try require(switchesLayers || request.layers.isEmpty, "chosen layers", engine, format)
    if let level = request.antialiasing {
      try require(
        antialiasingLevels.contains(level), "antialiasing level \(level)", engine, format)
    }
  }

  private func require(
    _ condition: Bool, _ option: String, _ engine: EngineInfo.ID, _ format: DocumentFormat
  ) throws(RenderError) {
    guard !condition else { return }
    throw RenderError(
      .unsupportedOption,
      "\(engine) cannot draw \(format.name) with \(option); leave the option out or choose another "
        + "engine.", engine: engine)
  }
}
