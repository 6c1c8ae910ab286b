import CTemptations
package import RenderKit

/// An engine that does to its process what its document says.
package struct AttackEngine: RenderEngine {
  private let id: EngineInfo.ID

  package init() { id = "attack" }

  private init(id: EngineInfo.ID) { self.id = id }

  /// An engine in whose process Landlock cannot be had.
  package static let exposed = AttackEngine(id: "exposed")

  package func prepare() -> [String] {
    if id == Self.exposed.id { rk_exhaust_landlock() }
    return []
  }

  package var info: EngineInfo {
    EngineInfo(
      id: id, name: "Attack", version: "1", license: "Apache-2.0",
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
