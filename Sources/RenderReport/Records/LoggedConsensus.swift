/// Which of three or more engines stand alone on a page.
struct LoggedConsensus: Hashable, Sendable, Decodable {
  struct Odd: Hashable, Sendable, Decodable {
    let engine: LoggedEngine
    let region: LoggedRegion
  }

  let document: LoggedDocument
  let page: Int
  let engines: [LoggedEngine]
  let answer: String
  let odd: [Odd]?
}
