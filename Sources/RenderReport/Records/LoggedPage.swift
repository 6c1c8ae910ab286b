import RenderKit

/// A page in an engine.
struct LoggedPage: Hashable, Sendable, Decodable {
  let document: LoggedDocument
  let engine: LoggedEngine
  let settings: LoggedSettings?
  let page: Int?
  let outcome: String
  let size: PixelSize?
  let warnings: [String]?
  let precedingFailures: [LoggedFailure]?
  let failure: LoggedFailure?
  let picture: String?
}
