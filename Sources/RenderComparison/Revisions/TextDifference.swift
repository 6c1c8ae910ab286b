/// How the text of two pages differs.
public struct TextDifference: Hashable, Sendable, Codable {
  /// The passages that only the first page has, in its order.
  public let removed: [String]
  /// The passages that only the second page has, in its order.
  public let added: [String]

  /// Above so many words a page is compared line by line.
  private static let mostWords = 5000

  /// Compares texts; `nil` where they differ at most in white space.
  ///
  /// Words are compared, not lines, since a word more moves the ends of all lines behind it. The
  /// difference is the standard library's (E. W. Myers, An O(ND) Difference Algorithm and Its
  /// Variations, 1986); words in succession are one passage.
  init?(from first: String, to second: String) {
    let words = [first, second].map { $0.split(whereSeparator: \.isWhitespace) }
    guard words[0] != words[1] else { return nil }
    let isLong = words.contains { $0.count > Self.mostWords }
    let parts = isLong ? [first, second].map { $0.split(whereSeparator: \.isNewline) } : words
    let difference = parts[1].difference(from: parts[0])
    removed = Self.passages(difference.removals)
    added = Self.passages(difference.insertions)
  }

  private static func passages(
    _ changes: [CollectionDifference<Substring>.Change]
  ) -> [String] {
    var passages: [String] = []
    var end: Int?
    for change in changes {
      let (offset, text) = change.place
      if offset == end, let last = passages.indices.last {
        passages[last] += " \(text)"
      } else {
        passages.append(String(text))
      }
      end = offset + 1
    }
    return passages
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var place: (offset: Int, text: Substring) {
    switch self {
    case .insert(let offset, let element, _), .remove(let offset, let element, _):
      (offset, element)
    }
  }
}
