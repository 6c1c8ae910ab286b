extension Double {
  /// The number with a fixed count of decimals.
  func decimals(_ count: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let factor = (0..<count).reduce(1.0) { product, _ in product * 10 }
    let scaled = Int64((magnitude * factor).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard count > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(count)).\(padded.suffix(count))"
  }

  /// The number without decimals where it has none, else with at most two.
  var short: String { self == rounded() ? decimals(0) : decimals(2) }
}
