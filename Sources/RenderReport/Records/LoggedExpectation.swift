/// A known difference that is expected no longer, or was not needed.
struct LoggedExpectation: Hashable, Sendable, Decodable {
  /// A value of any kind, as text.
  struct Value: Hashable, Sendable, Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text =
        (try? container.decode(String.self)) ?? (try? container.decode(Int.self)).map(String.init)
        ?? (try? container.decode([Int].self)).map { $0.map(String.init).joined(separator: ",") }
        ?? (try? container.decode([String].self))?.joined(separator: ", ") ?? "…"
    }
  }

  let expectation: [String: Value]
  let status: String
}
