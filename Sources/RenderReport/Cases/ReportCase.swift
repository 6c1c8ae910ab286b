/// One row of a report: a comparison, or something that went wrong besides.
struct ReportCase: Sendable {
  /// Names the case in links; the same in every run of the same comparison.
  var id: String
  let status: CaseStatus
  let score: Double
  let document: LoggedDocument
  let page: Int?
  /// The engines, as people write them: `poppler : mupdf`.
  let engines: String
  /// The document and page, as people write them.
  let title: String
  /// One sentence: what there is to see.
  let sentence: String
  let subject: CaseSubject

  init(
    _ status: CaseStatus, score: Double = 0, _ document: LoggedDocument, page: Int?,
    engines: String, title: String? = nil, _ sentence: String, _ subject: CaseSubject
  ) {
    self.status = status
    self.score = score
    self.document = document
    self.page = page
    self.engines = engines
    self.title = title ?? (page.map { "\(document.file), page \($0)" } ?? document.file)
    self.sentence = sentence
    self.subject = subject
    id = Self.identifier(of: [
      subject.kind, document.file, page.map(String.init) ?? "", engines, self.title,
    ])
  }

  var severity: Double { status.severity(score: score) }

  var comparison: LoggedComparison? {
    if case .comparison(let comparison) = subject { comparison } else { nil }
  }

  /// FNV-1a of 64 bits (Fowler, Noll and Vo), in base 36.
  private static func identifier(of parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.joined(separator: "\u{0}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
