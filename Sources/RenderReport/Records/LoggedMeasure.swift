/// A measure that was asked for: a number, numbers by name, or why there is none.
enum LoggedMeasure: Hashable, Sendable, Decodable {
  case number(Double)
  case numbers([String: Double])
  case sentences([String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let numbers = try? container.decode([String: Double].self) {
      self = .numbers(numbers)
    } else {
      self = .sentences((try? container.decode([String].self)) ?? [])
    }
  }
}
