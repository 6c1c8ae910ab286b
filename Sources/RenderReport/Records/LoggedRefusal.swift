/// A file that failed before an engine could be named.
struct LoggedRefusal: Hashable, Sendable, Decodable {
  let file: String
  let failure: LoggedFailure
}
