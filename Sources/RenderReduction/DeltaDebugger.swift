/// Cuts down what is not needed for something to stay as it is.
///
/// The minimizing delta debugging algorithm ("ddmin"; A. Zeller and R. Hildebrandt, Simplifying and
/// Isolating Failure-Inducing Input, 2002, section 3) in its form that only removes, applied to one
/// level of a tree after another (G. Misherghi and Z. Su, HDD: Hierarchical Delta Debugging, 2006).
struct DeltaDebugger {
  /// How often something may still be tried.
  private(set) var attemptsLeft: Int
  /// Is told the attempts that are left.
  private let progress: (Int) -> Void

  init(attempts: Int, progress: @escaping (Int) -> Void) {
    attemptsLeft = attempts
    self.progress = progress
  }

  /// The parts of a text that can be left out together.
  mutating func removable<Failure>(
    from list: PartList, _ holds: (_ text: [UInt8]) throws(Failure) -> Bool
  ) throws(Failure) -> Set<PartList.Part> {
    var removed: Set<PartList.Part> = []
    for depth in 0...max(0, list.greatestDepth) {
      let level = list.parts.filter { part in
        part.depth == depth && !removed.contains { $0.range.contains(part.range.lowerBound) }
      }
      let needed = try minimize(level) { (kept: [PartList.Part]) throws(Failure) in
        try holds(list.text(without: removed.union(Set(level).subtracting(kept))))
      }
      removed.formUnion(Set(level).subtracting(needed))
    }
    return removed
  }

  /// The elements without which it does not hold any more, as far as attempts last.
  mutating func minimize<Element, Failure>(
    _ elements: [Element], _ holds: (_ kept: [Element]) throws(Failure) -> Bool
  ) throws(Failure) -> [Element] {
    var kept = elements
    var size = kept.count
    while size > 0, !kept.isEmpty {
      var start = 0
      while start < kept.count, attemptsLeft > 0 {
        let rest = Array(kept[..<start] + kept[min(kept.count, start + size)...])
        attemptsLeft -= 1
        progress(attemptsLeft)
        if try holds(rest) { kept = rest } else { start += size }
      }
      guard attemptsLeft > 0 else { break }
      size = size == 1 ? 0 : (size + 1) / 2
    }
    return kept
  }
}
