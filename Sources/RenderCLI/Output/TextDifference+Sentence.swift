import RenderComparison

extension TextDifference {
  /// The most characters of text that a line shows.
  private static let longest = 70

  /// The line that shows the difference to a person: in full where it is short.
  var sentence: String {
    let full = phrase("-", removed) + phrase("+", added)
    let shown = full.joined(separator: " ")
    if shown.count <= Self.longest { return "text: \(shown)" }
    return "text: \(Self.words(removed)) removed, \(Self.words(added)) added"
  }

  private func phrase(_ sign: String, _ passages: [String]) -> [String] {
    passages.map { "\(sign)\"\($0)\"" }
  }

  private static func words(_ passages: [String]) -> String {
    let count = passages.reduce(0) { $0 + $1.split(separator: " ").count }
    return count == 1 ? "1 word" : "\(count) words"
  }
}
