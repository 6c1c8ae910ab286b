/// The sheets of a log, made as cases ask for them.
struct SheetList {
  private struct Place: Hashable {
    let file: String
    let page: Int
  }

  private(set) var sheets: [PageSheet] = []

  private let catalog: PictureCatalog
  private var pages: [Place: [LoggedPage]] = [:]
  private var consensus: [Place: LoggedConsensus] = [:]
  private var numbers: [[Place]: Int] = [:]

  init(_ log: ResultLog, _ catalog: PictureCatalog) {
    self.catalog = catalog
    for record in log.records {
      switch record {
      case .page(let page):
        guard let number = page.page else { continue }
        pages[Place(file: page.document.file, page: number), default: []].append(page)
      case .consensus(let record):
        consensus[Place(file: record.document.file, page: record.page)] = record
      default: continue
      }
    }
  }

  /// The number of the sheet on which a case's page is; `nil` where no page was drawn.
  mutating func number(of entry: ReportCase) -> Int? {
    let places = Self.places(of: entry)
    let drawn = places.flatMap { pages[$0] ?? [] }
    guard !drawn.isEmpty else { return nil }
    if let number = numbers[places] { return number }
    let answer = places.count == 1 ? consensus[places[0]] : nil
    numbers[places] = sheets.count
    sheets.append(
      PageSheet(tiles: drawn.map { $0.tile(catalog) }, consensus: answer.map { .init($0) }))
    return sheets.count - 1
  }

  private static func places(of entry: ReportCase) -> [Place] {
    var places: [Place] = []
    let sides = [entry.comparison?.first, entry.comparison?.second].compactMap(\.self)
    let named =
      sides.isEmpty
      ? [(entry.document.file, entry.page)] : sides.map { ($0.document.file, $0.page) }
    for (file, page) in named {
      let place = Place(file: file, page: page ?? 0)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }
}

extension LoggedPage {
  fileprivate func tile(_ catalog: PictureCatalog) -> PageSheet.Tile {
    let failed = (precedingFailures ?? []).map { "\($0.engine ?? "an engine"): \($0.sentence)" }
    return PageSheet.Tile(
      name: engine.id, version: engine.version,
      place: page.map { "\(document.file), page \($0)" } ?? document.file,
      picture: catalog.number(of: picture), size: size, outcome: outcome,
      messages: [failure?.sentence].compactMap(\.self) + failed + (warnings ?? []))
  }
}

extension PageSheet.Consensus {
  fileprivate init(_ record: LoggedConsensus) {
    self.init(
      answer: record.answer, engines: record.engines.map(\.id),
      odd: (record.odd ?? []).map { Odd(engine: $0.engine.id, region: $0.region) })
  }
}
