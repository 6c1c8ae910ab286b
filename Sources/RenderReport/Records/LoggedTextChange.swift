/// Lines of text that only one of two pages has.
struct LoggedTextChange: Hashable, Sendable, Codable {
  let removed: [String]
  let added: [String]
}
