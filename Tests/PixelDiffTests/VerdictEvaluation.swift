import PixelDiff

/// How well verdicts agree with labels.
struct VerdictEvaluation {
  struct Case {
    let pair: VerdictPairs.Pair
    let verdict: Verdict
    var isDifferent: Bool { pair.label == "different" }
  }

  /// Edits of how a page looks rather than of what it holds.
  static let appearance: Set = ["font_lost", "recolor", "line_width"]

  let cases: [Case]

  /// The part of those cases whose answer is at least `perhaps`.
  func found(where isIncluded: (Case) -> Bool) -> Double {
    let included = cases.filter(isIncluded)
    let found = included.count { $0.verdict.answer != .same }
    return Double(found) / Double(max(1, included.count))
  }

  /// The probability that a different pair has a higher score than a same one.
  var areaUnderCurve: Double {
    let same = scores(different: false)
    let different = scores(different: true)
    let wins = different.reduce(0.0) { sum, score in
      sum + same.reduce(0.0) { $0 + ($1 < score ? 1 : $1 == score ? 0.5 : 0) }
    }
    return wins / Double(same.count * different.count)
  }

  /// The part of the different pairs found by limits that other documents' false alarms set.
  func foundInFolds(_ count: Int, falseAlarms: Double) -> Double {
    let found = cases.filter(\.isDifferent).count { candidate in
      let others = cases.filter {
        !$0.isDifferent && $0.pair.fold(of: count) != candidate.pair.fold(of: count)
      }
      let highest = others.map(\.verdict.score).sorted(by: >)
      return candidate.verdict.score > highest[Int(falseAlarms * Double(highest.count))]
    }
    return Double(found) / Double(scores(different: true).count)
  }

  private func scores(different: Bool) -> [Double] {
    cases.filter { $0.isDifferent == different }.map(\.verdict.score)
  }
}

extension VerdictPairs.Pair {
  /// The fold of the pair's document, by the number that its name begins with.
  func fold(of count: Int) -> Int { Int(UInt32(a.prefix(8), radix: 16) ?? 0) % count }
}
