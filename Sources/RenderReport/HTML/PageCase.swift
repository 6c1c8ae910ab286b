import RenderKit

/// A case as the page's script reads it.
struct PageCase: Encodable, Sendable {
  struct Side: Encodable, Sendable {
    let name: String
    let place: String
    let picture: Int?
    let size: PixelSize
  }

  struct Value: Encodable, Sendable {
    let name: String
    let value: String
  }

  let id: String
  let kind: String
  let status: CaseStatus
  let severity: Double
  let score: Double?
  let title: String
  let document: String
  let page: Int?
  let engines: String
  let sentence: String
  /// The number of the sheet that shows all renderings of the page.
  let sheet: Int?
  var first: Side?
  var second: Side?
  var difference: Int?
  var regions: [LoggedRegion] = []
  var values: [Value] = []
  var text: LoggedTextChange?
  var reason: String?

  init(_ entry: ReportCase, _ catalog: PictureCatalog, _ sheets: inout SheetList) {
    id = entry.id
    kind = entry.subject.kind
    status = entry.status
    severity = entry.severity
    score = entry.comparison?.score
    title = entry.title
    document = entry.document.file
    page = entry.page
    engines = entry.engines
    sentence = entry.sentence
    sheet = sheets.number(of: entry)
    if let comparison = entry.comparison { add(comparison, catalog) }
    values += entry.subject.values
  }

  private mutating func add(_ comparison: LoggedComparison, _ catalog: PictureCatalog) {
    let (first, second) = (comparison.first, comparison.second)
    self.first = Side(
      name: first.engineName, place: first.place, picture: catalog.number(of: first.picture),
      size: comparison.firstSize)
    self.second = Side(
      name: second.engineName, place: second.place, picture: catalog.number(of: second.picture),
      size: comparison.secondSize)
    difference = catalog.number(of: comparison.picture)
    regions = comparison.regions
    text = comparison.text
    reason = comparison.reason
  }
}
