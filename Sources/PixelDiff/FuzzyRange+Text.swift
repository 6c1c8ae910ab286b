extension FuzzyRange: LosslessStringConvertible {
  /// Reads a range such as `maxDifference=0-40,totalPixels=0-300`.
  ///
  /// The parts are separated by a comma or, as in web-platform-tests, by a semicolon. A number alone
  /// means exactly that number. Names may be left out: `0-40;0-300`; a part without a name is the
  /// first that is not named.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" }
      .map(FuzzyPart.init)
    guard parts.count == 2, let first = parts[0], let second = parts[1],
      let names = Self.names(first.name, second.name)
    else { return nil }
    self.init(
      maxDifference: names.0 == Self.maxDifference ? first.range : second.range,
      totalPixels: names.0 == Self.totalPixels ? first.range : second.range)
  }

  /// The range as it is read, such as `maxDifference=0-40,totalPixels=0-300`.
  public var description: String {
    "\(Self.maxDifference)=\(maxDifference.notation),\(Self.totalPixels)=\(totalPixels.notation)"
  }

  private static let maxDifference = "maxDifference"
  private static let totalPixels = "totalPixels"

  /// Both names, one of them found from the other.
  private static func names(_ first: String?, _ second: String?) -> (String, String)? {
    let first = first ?? (second == maxDifference ? totalPixels : maxDifference)
    let second = second ?? (first == maxDifference ? totalPixels : maxDifference)
    return Set([first, second]) == [maxDifference, totalPixels] ? (first, second) : nil
  }
}

extension ClosedRange<Int> {
  fileprivate var notation: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)"
  }
}
