/// The best alignment of pages among which nothing is certain.
struct GapAlignment {
  private enum Step: UInt8 { case pair, removed, inserted }

  private(set) var rows: [PageAlignment.Row] = []

  /// Aligns two parts of documents; positions in rows are those of the whole documents.
  init(_ old: ArraySlice<PagePortrait>, _ new: ArraySlice<PagePortrait>) {
    let steps = Self.steps(old, new)
    var (here, there) = (old.count, new.count)
    while here > 0 || there > 0 {
      switch steps[here * (new.count + 1) + there] {
      case .pair:
        (here, there) = (here - 1, there - 1)
        rows.append(.init(old: old.startIndex + here, new: new.startIndex + there))
      case .removed:
        here -= 1
        rows.append(.init(old: old.startIndex + here))
      case .inserted:
        there -= 1
        rows.append(.init(new: new.startIndex + there))
      }
    }
    rows.reverse()
  }

  /// The last step to each pair of positions, row by row of the old pages.
  private static func steps(
    _ old: ArraySlice<PagePortrait>, _ new: ArraySlice<PagePortrait>
  ) -> [Step] {
    var steps = [Step](repeating: .inserted, count: (old.count + 1) * (new.count + 1))
    var above = [Float](repeating: 0, count: new.count + 1)
    for (row, page) in old.enumerated() {
      var sums: [Float] = [0]
      sums.reserveCapacity(new.count + 1)
      steps[(row + 1) * (new.count + 1)] = .removed
      for (column, other) in new.enumerated() {
        let paired = page.gain(with: other).map { above[column] + $0 } ?? -1
        let best = max(paired, above[column + 1], sums[column])
        // Going backward: what was inserted comes off first, so that it follows what was removed.
        steps[(row + 1) * (new.count + 1) + column + 1] =
          best == sums[column] ? .inserted : best == above[column + 1] ? .removed : .pair
        sums.append(best)
      }
      above = sums
    }
    return steps
  }
}
