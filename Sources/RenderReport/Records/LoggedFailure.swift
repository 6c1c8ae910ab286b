/// A failure as records tell it.
struct LoggedFailure: Hashable, Sendable, Codable {
  let code: String
  let message: String
  let engine: String?
  let cause: String?

  /// The sentence, with the engine's own words where it had any.
  var sentence: String {
    guard let cause, !cause.isEmpty else { return message }
    return "\(message) (\(cause))"
  }
}
