/// A measure that was asked for: a number, or numbers by name.
enum LoggedMeasure: Hashable, Sendable, Decodable {
  case number(Double)
  case numbers([String: Double])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .numbers(try container.decode([String: Double].self))
    }
  }
}
