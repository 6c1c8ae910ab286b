import ArgumentParsing

/// A length of time above 0, such as `30d`.
struct TimeSpan: ArgumentValue {
  private static let units: [Character: Int] = ["m": 60, "h": 3600, "d": 86_400]

  let seconds: Int

  init?(argument: String) {
    guard let unit = argument.last.flatMap({ Self.units[$0] }),
      let number = Int(argument: String(argument.dropLast())), number > 0
    else { return nil }
    let (product, overflows) = number.multipliedReportingOverflow(by: unit)
    guard !overflows else { return nil }
    seconds = product
  }

  static var expectation: String { "a number of minutes, hours or days, such as 90m, 12h or 30d" }
}
