/// An engine as records name it.
struct LoggedEngine: Hashable, Sendable, Codable {
  let id: String
  let version: String
}
