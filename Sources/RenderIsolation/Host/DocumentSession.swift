import RenderKit

/// A document that is open in a worker.
struct DocumentSession: Sendable {
  let worker: Worker
  let document: OpenedDocument

  /// What the engine printed when it opened the document.
  let messages: [String]
}
