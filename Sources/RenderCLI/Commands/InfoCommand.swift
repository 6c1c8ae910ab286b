import ArgumentParsing
import RenderComparison
import RenderKit

/// The command `renderkit info`.
struct InfoCommand: Command {
  private static let pages = Option<PageSelection?>(
    optional: "-p", "--pages", placeholder: "LIST",
    help: "Describe these pages, as for 'render'. Default: all.")
  private static let text = Option(flag: "--text", help: "Print each page's text, too.")
  private static let fonts = Option(
    flag: "--fonts", help: "List the fonts, and what is drawn in place of those that are lacking.")

  static let definition = CommandDefinition(
    "info", summary: "Describe documents: format, pages, boxes, layers, fonts.",
    operands: [
      OperandDefinition(
        "FILE", repeats: true, completion: .files([]), help: "A document, or - for standard input.")
    ],
    options: [
      pages.definition, text.definition, fonts.definition, OutputOptions.json.definition,
    ] + DocumentOptions.definitions + EngineOptions.definitionsForOne,
    examples: [
      .init("renderkit info report.pdf --explain", "Also say which engine was chosen, and why."),
      .init("renderkit info report.pdf -p 1 --text", "The text of the first page."),
      .init("renderkit info report.pdf --fonts --engine mupdf", "What MuPDF draws text with."),
    ])

  private let files: [String]
  private let pages: PageSelection
  private let showsText: Bool
  private let showsFonts: Bool
  private let json: Bool
  private let document: DocumentOptions
  private let engine: EngineOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    pages = try arguments[Self.pages] ?? .all
    showsText = try arguments[Self.text]
    showsFonts = try arguments[Self.fonts]
    json = try arguments[OutputOptions.json]
    document = try DocumentOptions(arguments)
    engine = try EngineOptions(arguments)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session)
    let options = try document.load()
    var outcome = ExitCode.success
    for file in files {
      do {
        try describe(file, dispatcher, options, in: session)
      } catch {
        if error.code == .cannotWrite { throw error }
        if json { try session.print(FailureRecord(file, error)) }
        if error.code == .cancelled { throw error }
        outcome = max(outcome, session.report(error, on: file))
      }
    }
    return outcome
  }

  private func describe(
    _ file: String, _ dispatcher: EngineDispatcher, _ options: OpenOptions, in session: Session
  ) throws(RenderError) {
    let source = try session.source(file)
    try engine.explain(source, dispatcher, in: session)
    let document = try dispatcher.open(source, options)
    let positions = try pages.positions(pageCount: document.pageCount)
    let provenance = try DocumentProvenance(source)
    try show(
      InfoRecord(
        document: provenance, engine: EngineIdentity(document.engine),
        pageCount: document.pageCount, layers: document.layers,
        needsPassword: Self.needsPassword(source, dispatcher, options)), in: session)
    var fonts = FontList()
    for position in positions {
      let record = PageInfoRecord(
        provenance, document.engine, try document.page(position),
        text: showsText ? try document.text(ofPage: position) : nil,
        fonts: showsFonts ? try document.fonts(ofPage: position) : nil)
      fonts.add(record.fonts ?? [], onPage: position + 1)
      try show(record, in: session)
    }
    guard showsFonts, !json else { return }
    for line in fonts.lines { try session.print(line) }
  }

  private static func needsPassword(
    _ source: DocumentSource, _ dispatcher: EngineDispatcher, _ options: OpenOptions
  ) -> Bool {
    guard options.password != nil else { return false }
    var open = options
    open.password = nil
    do {
      _ = try dispatcher.open(source, open)
      return false
    } catch {
      return error.code == .passwordRequired
    }
  }

  private func show(_ record: InfoRecord, in session: Session) throws(RenderError) {
    if json { try session.print(record) } else { try session.print(record.sentence) }
  }

  private func show(_ record: PageInfoRecord, in session: Session) throws(RenderError) {
    if json { return try session.print(record) }
    try session.print(record.sentence)
    guard let text = record.text else { return }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try session.print("    \(String(line).visible)")
    }
  }
}
