extension DifferenceGroup {
  private struct Key: Hashable {
    let engines: String
    let kind: String
  }

  /// The regions of a case that are looked at: the strongest, which come first.
  private static let regionsPerCase = 8

  /// The differences that are in more than one picture, the most widespread first.
  ///
  /// A region joins the first group whose first member it resembles.
  static func groups(of cases: [ReportCase]) -> [DifferenceGroup] {
    var order: [Key] = []
    var groups: [Key: [DifferenceGroup]] = [:]
    for entry in cases where entry.status != .passed {
      guard let comparison = entry.comparison else { continue }
      for (index, region) in comparison.regions.prefix(regionsPerCase).enumerated() {
        let key = Key(engines: entry.engines, kind: region.kind)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].add(
          Member(entry: entry, region: index), region, comparison)
      }
    }
    return order.flatMap { groups[$0] ?? [] }.filter { $0.pages.count > 1 }.sorted {
      first, second in
      (second.pages.count, second.region.strength) < (first.pages.count, first.region.strength)
    }
  }
}

extension [DifferenceGroup] {
  fileprivate mutating func add(
    _ member: DifferenceGroup.Member, _ region: LoggedRegion, _ comparison: LoggedComparison
  ) {
    let size = comparison.firstSize
    if let index = firstIndex(where: { $0.resembles(region, on: size) }) {
      self[index].add(member)
    } else {
      append(DifferenceGroup(member, region, on: size))
    }
  }
}
