import RenderComparison
import RenderKit

/// Where the records of a whole run go: to standard output, where they were asked for, and into the
/// report, where there is one.
struct ResultSink {
  let session: Session
  /// Whether standard output is records and nothing else.
  let printsRecords: Bool
  private let report: ReportDirectory?

  init(_ output: OutputOptions, _ session: Session) {
    self.session = session
    printsRecords = output.json
    report = output.report.map(ReportDirectory.init)
  }

  func add(_ record: some ResultRecord) throws(RenderError) {
    try report?.add(record)
    if printsRecords { try session.print(record) }
  }

  /// Takes what a run delivers, and finishes when it is done or cancelled.
  func collect(_ run: () throws(RenderError) -> ExitCode) throws(RenderError) -> ExitCode {
    do {
      let outcome = try run()
      try finish()
      return outcome
    } catch {
      if error.code == .cancelled { try finish() }
      throw error
    }
  }

  /// Adds what many documents came to.
  func add(total: CorpusRecord) throws(RenderError) {
    try add(total)
    if printsRecords { return }
    for line in total.lines { try session.print(line) }
  }

  /// Writes the report and says where it is, beside records on standard error.
  private func finish() throws(RenderError) {
    guard let report else { return }
    let page = "report: \(try report.write(in: session).visible)"
    if printsRecords { session.explain(page) } else { try session.print(page) }
  }
}
