package import RenderKit

/// An engine that does to its process what its document says.
package struct AttackEngine: RenderEngine {
  package init() {}

  package var info: EngineInfo {
    EngineInfo(
      id: "attack", name: "Attack", version: "1", license: "Apache-2.0",
      capabilities: [
        .pdf: EngineCapabilities(acceptsPassword: true, extractsText: true, listsFonts: true)
      ])
  }

  package func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    let script = try AttackScript(source)
    if let password = options.password, password != "open" {
      throw RenderError(.passwordWrong, "\(source.name) has another password.", engine: info.id)
    }
    script.strike(at: .open)
    return AttackDocument(engine: info, format: format, script: script)
  }
}
