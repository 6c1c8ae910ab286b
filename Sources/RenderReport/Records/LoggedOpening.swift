/// A document in an engine.
struct LoggedOpening: Hashable, Sendable, Decodable {
  let document: LoggedDocument
  let engine: LoggedEngine
  let pageCount: Int?
  let failure: LoggedFailure?
}
