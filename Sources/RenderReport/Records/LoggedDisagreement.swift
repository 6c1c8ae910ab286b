/// Something besides pixels that is seen differently.
struct LoggedDisagreement: Hashable, Sendable, Decodable {
  struct Observation: Hashable, Sendable, Decodable {
    let document: LoggedDocument
    let engine: LoggedEngine
    let page: Int?
    let value: String
  }

  let aspect: String
  let values: [Observation]
}
