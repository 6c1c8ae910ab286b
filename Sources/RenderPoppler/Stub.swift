public import RenderKit
public struct PopplerEngine: RenderEngine {
  public init() {}
  public var info: EngineInfo { EngineInfo(id: "p", name: "p", version: "", license: "", capabilities: [:]) }
  public func load(_ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions) throws(RenderError) -> any RenderDocument { throw RenderError(.engineMissing, "x") }
}
