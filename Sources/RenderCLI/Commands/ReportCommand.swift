import ArgumentParsing
import RenderImageFile
import RenderKit
import RenderReport

/// The command `renderkit report`.
struct ReportCommand: Command {
  private static let output = Option<String?>(
    optional: "-o", "--output", placeholder: "PATH", completion: .files([]),
    help: "The directory of an HTML report (default: report), or the file for everything else "
      + "(default: standard output).")
  private static let format = Option(
    "-f", "--format", placeholder: "FORMAT", default: ReportFormat.html, shown: "html",
    help: "What to make of the results.")
  private static let title = Option<String?>(
    optional: "--title", placeholder: "TEXT", help: "The heading of the report.")
  private static let singleFile = Option(
    flag: "--single-file", help: "Put the pictures into the HTML file itself.")
  private static let embedWorst = Option<PositiveInteger?>(
    optional: "--embed-worst", placeholder: "N",
    help: "With --single-file: keep the pictures of so many results, the worst. Default: 100.")
  private static let pictures = Option<PictureStyle?>(
    optional: "--pictures", placeholder: "STYLE",
    help: "With -f terminal: how to show pictures. Default: as the terminal can, else off.")
  private static let fail = Option(
    flag: "--fail", help: "Exit with 1 where something is different, 70 where an engine failed.")
  private static let schema = Option(
    flag: "--schema", help: "Print the JSON Schema of the records, and do nothing else.")

  static let definition = CommandDefinition(
    "report", summary: "Make a report of the results of compare and diff.",
    discussion: [
      "RESULTS are what --json prints: files of one record a line, or - for standard input. Several "
        + "are merged.",
      "An HTML report shows the pictures that the results name, so compare with -o. It needs no "
        + "network and opens from a disk. 'github' prints annotations, and adds a summary to the "
        + "file that GITHUB_STEP_SUMMARY names.",
      "Exit code: 0 where the report is written, whatever the results are, unless --fail is given; "
        + "65 for a line that is no record.",
    ],
    operands: [
      OperandDefinition(
        "RESULTS", isOptional: true, repeats: true, completion: .files(["jsonl", "json"]),
        help: "Results as lines of JSON, or - for standard input.")
    ],
    options: [
      output.definition, format.definition, title.definition, singleFile.definition,
      embedWorst.definition, pictures.definition, fail.definition, schema.definition,
    ],
    examples: [
      .init(
        "renderkit compare *.pdf -o out --json > results.jsonl; renderkit report results.jsonl",
        "Look at report/index.html."),
      .init(
        "renderkit report results.jsonl --single-file -o report.html", "One file to send to others."
      ),
      .init("renderkit report shard*.jsonl -f junit -o junit.xml --fail", "For a build server."),
      .init("renderkit compare a.pdf --json | renderkit report - -f markdown", "A table."),
    ])

  private static let defaultTitle = "Rendering comparison"

  private let files: [String]
  private let format: ReportFormat
  private let path: String?
  private let title: String?
  private let embeds: Int?
  private let pictureStyle: PictureStyle?
  private let fails: Bool
  private let printsSchema: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    format = try arguments[Self.format]
    path = try arguments[Self.output]
    title = try arguments[Self.title]
    pictureStyle = try arguments[Self.pictures]
    fails = try arguments[Self.fail]
    printsSchema = try arguments[Self.schema]
    let limit = try arguments[Self.embedWorst]?.value ?? 100
    embeds = try arguments[Self.singleFile] ? limit : nil
    try check(arguments)
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if printsSchema { return }
    if files.isEmpty { throw UsageError("name a file of results, or - for standard input") }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input can be read only once; give '-' once")
    }
    if embeds == nil, arguments.has(Self.embedWorst.definition) {
      throw UsageError("'--embed-worst' is for '--single-file'")
    }
    if embeds != nil, format != .html {
      throw UsageError("'--single-file' is for '--format html'")
    }
    if pictureStyle != nil, format != .terminal {
      throw UsageError("'--pictures' is for '--format terminal'")
    }
    if format == .terminal, path != nil {
      throw UsageError("'--format terminal' prints; it takes no '-o'")
    }
    if let path { try checkPath(path) }
  }

  private func checkPath(_ path: String) throws(UsageError) {
    try OutputOptions.refuseOverwriting(path, files)
    guard format == .html else { return }
    if path == "-" { throw UsageError("an HTML report is a file; name it with '-o'") }
    guard embeds == nil else { return }
    guard case .directory = OutputDestination(path) else {
      throw UsageError(
        "'\(path)' is a file, and an HTML report is a directory; add '--single-file' for one file")
    }
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    if printsSchema {
      try session.print(String(RecordSchema.text.dropLast()))
      return .success
    }
    var log = ResultLog()
    for file in files {
      let source = try session.source(file)
      try log.add(source.read(at: 0, count: source.byteCount), from: source.name)
    }
    if log.isEmpty { session.report("there are no results in \(files.joined(separator: ", "))") }
    let outcome = fails ? ExitCode(log) : .success
    try write(log, in: session)
    return outcome
  }

  private func write(_ log: ResultLog, in session: Session) throws(RenderError) {
    let pictures = ResultPictures(results: files)
    switch format {
    case .html:
      try writePage(HTMLReport(of: log, title: title ?? Self.defaultTitle), pictures, in: session)
    case .terminal:
      try TerminalPages(pictures, pictureStyle, session).show(log)
    case .junit: try write(.junit, log, in: session)
    case .sarif: try write(.sarif, log, in: session)
    case .markdown: try write(.markdown, log, in: session)
    case .json: try write(.json, log, in: session)
    case .github:
      try write(.annotations, log, in: session)
      try StepSummary.add(log, title ?? Self.defaultTitle, in: session)
    }
  }

  private func writePage(
    _ report: HTMLReport, _ pictures: ResultPictures, in session: Session
  ) throws(RenderError) {
    let writer = HTMLPageWriter(report, pictures, session)
    guard let embeds else {
      return try session.print(path: try writer.writeDirectory(path ?? "report"))
    }
    let file = path ?? "report.html"
    try writer.writeFile(file, embeddingWorst: embeds)
    try session.print(path: file)
  }

  private func write(
    _ format: TextReport, _ log: ResultLog, in session: Session
  ) throws(RenderError) {
    let text = try format.text(of: log, title: title ?? Self.defaultTitle)
    if let path, path != "-" {
      try SignalShield.hold { () throws(RenderError) in
        try AtomicFile.write(Array(text.utf8), to: path)
      }
      try session.print(path: path)
    } else if !text.isEmpty {
      try session.print(String(text.dropLast()))
    }
  }
}

extension ExitCode {
  /// What results come to, where that is asked for.
  fileprivate init(_ log: ResultLog) {
    self = log.hasEngineFailures ? .engineFailed : log.hasDifferences ? .different : .success
  }
}
