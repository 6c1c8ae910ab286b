import RenderKit

/// What a worker answers.
enum WorkerAnswer: Codable, Sendable {
  /// To `start`: the version that the worker speaks, the engines that are built into it and what it
  /// found to hold of its sandbox.
  case ready(protocolVersion: Int, engines: [EngineInfo], sandbox: SandboxReport?)
  /// To `open`.
  case opened(OpenedDocument)
  /// To `page`.
  case page(PageInfo)
  /// To `draw`, when the pixels are in the shared memory.
  case drawn(RenderNotes)
  /// To `text`.
  case text(String)
  /// To `content`.
  case content(Bool)
  /// To `fonts`.
  case fonts([DocumentFont])
  /// To `close`.
  case closed
  /// To any request: the engine's refusal.
  case failed(RenderError)
}

/// What there is to know of an open document.
struct OpenedDocument: Codable, Hashable, Sendable {
  let pageCount: Int
  let layers: [DocumentLayer]
}
