package import RenderKit

/// An engine that draws what a test tells it to.
package struct FakeEngine: RenderEngine {
  /// Who the engine pretends to be.
  package let info: EngineInfo

  /// What the engine makes of every document.
  package var script: FakeScript

  /// Creates an engine for PDF, and more formats where a test needs them.
  package init(
    _ id: EngineInfo.ID, _ script: FakeScript = FakeScript(), formats: [DocumentFormat] = [.pdf],
    capabilities: EngineCapabilities = EngineCapabilities(
      boxes: Set(PageBox.allCases), antialiasingLevels: Set(0...8), switchesLayers: true,
      acceptsPassword: true, acceptsStyleSheet: true, drawsElements: true,
      readsBaseDirectory: true, extractsText: true, listsFonts: true)
  ) {
    info = EngineInfo(
      id: id, name: id.uppercased(), version: "1.2", license: "Apache-2.0",
      capabilities: Dictionary(uniqueKeysWithValues: formats.map { ($0, capabilities) }))
    self.script = script
  }

  /// Opens a document, unless the script says otherwise.
  package func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    if let code = script.openFailure {
      throw RenderError(code, "\(info.name) cannot open \(source.name).", engine: info.id)
    }
    if let password = script.password, options.password != password {
      throw RenderError(
        options.password == nil ? .passwordRequired : .passwordWrong,
        "\(source.name) is encrypted.", engine: info.id)
    }
    script.opened(options)
    return FakeDocument(
      engine: info, format: format, script: script,
      bytes: try source.read(at: 0, count: source.byteCount))
  }
}
