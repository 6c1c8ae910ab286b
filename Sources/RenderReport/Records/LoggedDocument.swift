/// A document as records name it.
struct LoggedDocument: Hashable, Sendable, Codable {
  let file: String
  var sha256: String?
  var byteCount: Int?
  var format: String?
}
