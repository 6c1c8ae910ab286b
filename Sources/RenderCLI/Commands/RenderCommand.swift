import ArgumentParsing
import RenderComparison
import RenderImageFile
import RenderKit

/// The command `renderkit render`.
struct RenderCommand: Command {
  private static let output = Option<String?>(
    optional: "-o", "--output", placeholder: "PATH", completion: .files([]),
    help: "A picture file for a single page, a directory, or - for standard output. A name that "
      + "ends with / or has no extension is a directory. Default: the current directory.")

  static let definition = CommandDefinition(
    "render", summary: "Draw pages of documents as pictures.",
    discussion: [
      "The pictures in a directory are named for the document, the page and the engine, such as "
        + "report-p003.poppler.png; their paths are printed. Nothing is written for a page that "
        + "cannot be drawn."
    ],
    operands: [
      OperandDefinition(
        "FILE", repeats: true, completion: .files([]), help: "A document, or - for standard input.")
    ],
    options: PageOptions.definitions + DocumentOptions.definitions
      + EngineOptions.definitionsForOne + OutputOptions.definitions(output),
    examples: [
      .init("renderkit render report.pdf", "Every page at 72 dpi, as report-p001.poppler.png, ..."),
      .init("renderkit render report.pdf -p -1 --fit 800x800 -o last.png", "The last page."),
      .init("cat logo.svg | renderkit render - --scale 3 -o -", "From a pipe to a pipe."),
    ])

  private let files: [String]
  private let page: PageOptions
  private let document: DocumentOptions
  private let engine: EngineOptions
  private let output: OutputOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    page = try PageOptions(arguments)
    document = try DocumentOptions(arguments)
    engine = try EngineOptions(arguments)
    output = try OutputOptions(arguments, Self.output)
    try output.check(files, page.request)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session)
    let options = try document.load()
    var outcome = ExitCode.success
    for file in files {
      do {
        let source = try session.source(file)
        try engine.explain(source, dispatcher, in: session)
        let run = RenderRun(
          file: file, provenance: try DocumentProvenance(source),
          document: try dispatcher.open(source, options), options: options, page: page,
          output: output, session: session)
        outcome = max(outcome, try run.run())
      } catch {
        if error.code == .cannotWrite { throw error }
        if output.json { try session.print(FailureRecord(file, error)) }
        if error.code == .cancelled { throw error }
        outcome = max(outcome, session.report(error, on: file))
      }
    }
    return outcome
  }
}
