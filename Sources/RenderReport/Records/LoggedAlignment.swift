/// Which pages of two documents belong together.
struct LoggedAlignment: Hashable, Sendable, Decodable {
  struct Pair: Hashable, Sendable, Decodable {
    let first: Int?
    let second: Int?
  }

  let documents: [LoggedDocument]
  let engine: LoggedEngine
  let pages: [Pair]
}
