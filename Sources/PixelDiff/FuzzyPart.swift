/// One of the two parts of a ``FuzzyRange``, with its name or without.
struct FuzzyPart {
  let name: String?
  let range: ClosedRange<Int>

  /// Reads a part such as `totalPixels=0-300`, `0-300` or `300`.
  init?(_ text: Substring) {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
    guard let numbers = sides.last, sides.count <= 2 else { return nil }
    let bounds = numbers.split(separator: "-", omittingEmptySubsequences: false)
      .map { Self.number($0.trimmed) }
    guard bounds.count <= 2, let low = bounds.first ?? nil, let high = bounds.last ?? nil,
      low <= high
    else { return nil }
    name = sides.count == 2 ? String(sides[0]) : nil
    range = low...high
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.allSatisfy(\.isASCIIDigit) ? Int(digits) : nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start.prefix(start.count - start.reversed().prefix { $0 == " " }.count)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
