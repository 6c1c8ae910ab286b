/// What a log says, arranged for reading; pictures are numbers of a catalog.
struct PageContent: Encodable, Sendable {
  struct Region: Encodable, Sendable {
    let entry: Int
    let region: Int
  }

  struct Group: Encodable, Sendable {
    let id: String
    let engines: String
    let kind: String
    let strength: Double
    let documents: Int
    let members: [Region]
  }

  struct Document: Encodable, Sendable {
    let document: LoggedDocument
    var engines: [Engine]
  }

  struct Engine: Encodable, Sendable {
    let id: String
    let version: String
    let pageCount: Int?
  }

  let totals: [String: Int]
  let cases: [PageCase]
  let sheets: [PageSheet]
  let groups: [Group]
  let documents: [Document]

  init(_ log: ResultLog, _ catalog: PictureCatalog) {
    let list = CaseList(log)
    let sorted = list.bySeverity
    var sheets = SheetList(log, catalog)
    totals = list.totals
    cases = sorted.map { PageCase($0, catalog, &sheets) }
    self.sheets = sheets.sheets
    groups = Self.groups(of: sorted)
    documents = Self.documents(of: log)
  }

  private static func groups(of cases: [ReportCase]) -> [Group] {
    let numbers = Dictionary(
      cases.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    return DifferenceGroup.groups(of: cases).map { group in
      Group(
        id: group.id, engines: group.engines, kind: group.region.kind,
        strength: group.members.map(\.strength).max() ?? 0,
        documents: Set(group.members.map(\.entry.document.file)).count,
        members: group.members.map { member in
          Region(entry: numbers[member.entry.id] ?? 0, region: member.region)
        })
    }
  }

  private static func documents(of log: ResultLog) -> [Document] {
    var documents: [Document] = []
    var numbers: [LoggedDocument: Int] = [:]
    for case .opening(let opening) in log.records {
      let engine = Engine(
        id: opening.engine.id, version: opening.engine.version, pageCount: opening.pageCount)
      if let number = numbers[opening.document] {
        documents[number].engines.append(engine)
      } else {
        numbers[opening.document] = documents.count
        documents.append(Document(document: opening.document, engines: [engine]))
      }
    }
    return documents
  }
}

extension DifferenceGroup.Member {
  fileprivate var strength: Double { entry.comparison?.regions[region].strength ?? 0 }
}
