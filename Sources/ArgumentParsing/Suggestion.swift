/// Finds what somebody who mistyped a word may have meant.
package enum Suggestion {
  /// The word that is nearest to another, unless even that one is far off.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let bare = letters(of: word)
    guard !bare.isEmpty else { return nil }
    let ranked = candidates.map { (word: $0, distance: distance(bare, letters(of: $0))) }
    let prefixed = candidates.filter { bare.count > 1 && letters(of: $0).starts(with: bare) }
    if prefixed.count == 1 { return prefixed[0] }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, bare.count / 3) ? best.word : nil
  }

  private static func letters(of word: String) -> [Character] {
    Array(word.drop { $0 == "-" }.lowercased())
  }

  /// The number of letters to insert, remove, replace or swap with their neighbor.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let same = first[row] == second[column]
        var cost = min(current[column] + 1, last[column + 1] + 1, last[column] + (same ? 0 : 1))
        let swapped =
          row > 0 && column > 0 && first[row] == second[column - 1]
          && first[row - 1] == second[column]
        if swapped { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
