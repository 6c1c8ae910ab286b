import ArgumentParsing
import PixelDiff
import RenderComparison
import RenderKit

/// The command `renderkit compare`.
struct CompareCommand: Command {
  private static let output = Option<String?>(
    optional: "-o", "--output", placeholder: "DIR", completion: .directories,
    help: "Write each engine's picture and the difference pictures to a directory.")
  private static let reduce = Option<String?>(
    optional: "--reduce", placeholder: "DIR", completion: .directories,
    help: "Write the smallest document that shows each document's worst difference to a directory, "
      + "and the command for it.")

  static let definition = CommandDefinition(
    "compare", summary: "Draw documents with several engines and compare the pictures.",
    discussion: [
      "Each row is a page in two engines. LOOKS says whether a person would see a difference "
        + "('same', 'perhaps' or 'different'), SCORE how great it is (above 1 it counts). PIXELS and "
        + "SHARE are what pixelmatch counts; MAX, MEAN and PSNR measure all channels exactly. An "
        + "engine that fails is a row of its own, and so is one that stands alone among three or more "
        + "('vote'), and what engines see differently before they draw.",
      "A comparison fails unless it looks the same; --fail-on, --fuzzy and --tolerate decide "
        + "otherwise. "
        + "Exit code: 0 where everything passed, 1 where a comparison failed or engines see "
        + "different pages. A failed engine counts more: 65 for a damaged document, 70 for a crash.",
    ],
    operands: [
      OperandDefinition(
        "FILE", repeats: true, completion: .files([]),
        help: "A document, or - for standard input; each is drawn by every engine.")
    ],
    options: EngineOptions.definitionsForSeveral + DiffOptions.definitions
      + PairOptions.definitions + JudgmentOptions.definitions + FailureOptions.definitions
      + PageOptions.definitions
      + DocumentOptions.definitions + OutputOptions.definitions(directory: output)
      + [reduce.definition],
    examples: [
      .init("renderkit compare report.pdf", "Every page in every engine that opens PDF."),
      .init(
        "renderkit compare *.pdf -e poppler,mupdf --json > results.jsonl",
        "Many documents, as records."),
      .init(
        "renderkit compare report.pdf -p 3 --dpi 150 -o differences/",
        "The pictures of page 3 and where they differ."),
      .init(
        "renderkit compare report.pdf --tolerate 0.1% --ignore 3:40,30,200,20pt",
        "Let 0.1% of each page differ, and anything in a part of page 3."),
      .init(
        "renderkit compare report.pdf --reduce small/",
        "The smallest document that shows the worst difference."),
    ])

  private let files: [String]
  private let engine: EngineOptions
  private let diff: PixelDiffOptions
  private let pair: PairOptions
  private let judgment: VerdictOptions
  private let failure: FailureOptions
  private let page: PageOptions
  private let document: DocumentOptions
  private let output: OutputOptions
  private let reductions: String?
  private let reproduction: ReproductionOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    engine = try EngineOptions(arguments)
    try engine.checkSeveral()
    diff = try DiffOptions.read(arguments)
    pair = try PairOptions(arguments)
    judgment = try JudgmentOptions.read(arguments)
    failure = try FailureOptions(arguments)
    page = try PageOptions(arguments)
    document = try DocumentOptions(arguments)
    output = try OutputOptions(arguments, Self.output)
    reductions = try arguments[Self.reduce]
    reproduction = ReproductionOptions(arguments, Self.definition.options, pair.regions)
    if let reductions, !OutputDestination.canBeDirectory(reductions) {
      throw UsageError("'\(reductions)' is no directory; '--reduce' writes several files")
    }
    guard let path = output.path else { return }
    guard OutputDestination.canBeDirectory(path) else {
      throw UsageError("'\(path)' is no directory; 'compare' writes several pictures")
    }
    try output.check(files, page.request)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session)
    let plan = plan(dispatcher, try document.load())
    var outcome = ExitCode.success
    for file in files {
      let report = ComparisonReport(file: file, output: output, session: session)
      try compare(file, plan, dispatcher, report)
      outcome = max(outcome, report.outcome)
    }
    return outcome
  }

  private func plan(_ dispatcher: EngineDispatcher, _ options: OpenOptions) -> DocumentComparison {
    var plan = DocumentComparison(
      of: dispatcher.engines, options, request: page.request, pages: page.pages,
      comparison: diff, judgment: judgment, criterion: failure.criterion,
      drawsDifferences: output.path != nil)
    plan.fuzzy = failure.fuzzy
    plan.tolerance = failure.tolerance
    plan.documentTolerance = failure.documentTolerance
    plan.regions = pair.regions
    plan.sizeMismatch = pair.sizes
    plan.takesMeasures = pair.measures
    return plan
  }

  private func compare(
    _ file: String, _ plan: DocumentComparison, _ dispatcher: EngineDispatcher,
    _ report: ComparisonReport
  ) throws(RenderError) {
    var comparison = plan
    let deliver = { (event: ComparisonEvent) throws(RenderError) in try report.add(event) }
    let source: DocumentSource
    do {
      source = try report.session.source(file)
      try engine.explain(source, dispatcher, in: report.session)
      comparison.engines = try engine.comparing(source, dispatcher)
      try comparison.compare(source, deliver: deliver)
    } catch {
      if error.code == .cannotWrite { throw error }
      return try comparison.refuse(
        DocumentProvenance(unreadable: file), error, deliver: deliver)
    }
    do {
      try reduce(file, source, comparison, report)
    } catch {
      if error.code == .cannotWrite { throw error }
      try report.add(.failed(FailureRecord(file, error)))
    }
  }

  private func reduce(
    _ file: String, _ source: DocumentSource, _ plan: DocumentComparison,
    _ report: ComparisonReport
  ) throws(RenderError) {
    guard let reductions, let worst = report.worst else { return }
    let run = ReductionRun(
      file: file, directory: reductions, plan: plan, reproduction: reproduction,
      session: report.session)
    try report.add(try run.reduce(source, to: worst, pageCount: report.pageCount))
  }
}
