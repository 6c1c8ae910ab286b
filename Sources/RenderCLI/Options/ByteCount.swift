import ArgumentParsing

/// A number of bytes above 0, such as `512M`; units are powers of 1024.
struct ByteCount: ArgumentValue {
  private static let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]

  let value: Int

  init?(argument: String) {
    let unit = argument.last.flatMap { Self.units[Character($0.uppercased())] }
    let digits = unit == nil ? argument[...] : argument.dropLast()
    guard let number = Int(argument: String(digits)), number > 0 else { return nil }
    let (product, overflows) = number.multipliedReportingOverflow(by: unit ?? 1)
    guard !overflows else { return nil }
    value = product
  }

  static var expectation: String { "a number of bytes above 0, such as 512M or 2G" }
}
