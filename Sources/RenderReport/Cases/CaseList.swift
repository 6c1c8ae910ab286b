/// The cases of a log, in the order of its records.
struct CaseList: Sendable {
  private(set) var cases: [ReportCase] = []

  init(_ log: ResultLog) {
    var used: [String: Int] = [:]
    for record in log.records {
      for var entry in Self.cases(of: record) {
        let count = used[entry.id, default: 0] + 1
        used[entry.id] = count
        if count > 1 { entry.id += "-\(count)" }
        cases.append(entry)
      }
    }
  }

  /// The worst first; what is equally bad stays in order.
  var bySeverity: [ReportCase] {
    cases.enumerated().sorted { first, second in
      (second.element.severity, first.offset) < (first.element.severity, second.offset)
    }.map(\.element)
  }

  /// The number of cases of each status.
  var totals: [String: Int] {
    var totals = Dictionary(uniqueKeysWithValues: CaseStatus.allCases.map { ($0.rawValue, 0) })
    for entry in cases { totals[entry.status.rawValue, default: 0] += 1 }
    return totals
  }

  private static func cases(of record: LoggedRecord) -> [ReportCase] {
    switch record {
    case .comparison(let record): [ReportCase(record)]
    case .opening(let record): [ReportCase(record)].compactMap(\.self)
    case .page(let record): [ReportCase(record)].compactMap(\.self)
    case .disagreement(let record): [ReportCase(record)].compactMap(\.self)
    case .alignment(let record): record.cases
    case .baseline(let record): [ReportCase(record)].compactMap(\.self)
    case .expectation(let record): [ReportCase(record)]
    case .refusal(let record): [ReportCase(record)]
    case .consensus, .other: []
    }
  }
}
