/// What became of a baseline.
struct LoggedBaseline: Hashable, Sendable, Decodable {
  let rendering: LoggedRendering
  let status: String
  let path: String?
}
