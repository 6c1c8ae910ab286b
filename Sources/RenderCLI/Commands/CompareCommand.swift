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
    "compare", summary: "Compare documents in several engines, or with their old versions.",
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
      "With --against a document is compared with an old version of it. Pages that were inserted, "
        + "removed or moved are found and have rows of their own; '3 > 4' is page 3 of the old version "
        + "and 4 of the new one. Without -e it is done in the first engine that opens both.",
    ],
    operands: [
      OperandDefinition(
        "FILE", repeats: true, completion: .files([]),
        help: "A document, a directory for all documents in and below it, or - for standard input; "
          + "each is drawn by every engine.")
    ],
    options: RevisionOptions.definitions + EngineOptions.definitionsForSeveral
      + ComparisonOptions.definitions + OutputOptions.definitions(directory: output)
      + [reduce.definition] + JobOptions.definitions,
    examples: [
      .init("renderkit compare report.pdf", "Every page in every engine that opens PDF."),
      .init(
        "renderkit compare *.pdf -e poppler,mupdf --json > results.jsonl",
        "Many documents, as records."),
      .init(
        "renderkit compare report.pdf --report comparison",
        "Look at every page: open comparison/index.html."),
      .init(
        "renderkit compare report.pdf -p 3 --dpi 150 -o differences/",
        "The pictures of page 3 and where they differ."),
      .init(
        "renderkit compare new.pdf --against old.pdf --report changes",
        "What has changed from one version to another."),
      .init(
        "renderkit compare *.pdf --expectations known.json", "Nothing but what is not known yet."),
      .init(
        "renderkit compare report.pdf --tolerate 0.1% --ignore 3:40,30,200,20pt",
        "Let 0.1% of each page differ, and anything in a part of page 3."),
      .init(
        "renderkit compare report.pdf --reduce small/",
        "The smallest document that shows the worst difference."),
    ])

  private let files: [String]
  private let revision: RevisionOptions
  private let engine: EngineOptions
  private let comparison: ComparisonOptions
  private let output: OutputOptions
  private let reductions: String?
  private let reproduction: ReproductionOptions
  private let jobs: Int

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    engine = try EngineOptions(arguments)
    revision = try RevisionOptions(arguments)
    if revision.old == nil { try engine.checkSeveral() }
    comparison = try ComparisonOptions(arguments)
    output = try OutputOptions(arguments, Self.output)
    reductions = try arguments[Self.reduce]
    jobs = try JobOptions.read(arguments)
    if reductions != nil, revision.old != nil {
      throw UsageError("'--reduce' and '--against' exclude each other")
    }
    reproduction = ReproductionOptions(arguments, Self.definition.options, comparison.pair.regions)
    if let reductions, !OutputDestination.canBeDirectory(reductions) {
      throw UsageError("'\(reductions)' is no directory; '--reduce' writes several files")
    }
    guard let path = output.path else { return }
    guard OutputDestination.canBeDirectory(path) else {
      throw UsageError("'\(path)' is no directory; 'compare' writes several pictures")
    }
    try output.check(files.filter { !DocumentFinder.isDirectory($0) }, comparison.page.request)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session, jobs: jobs)
    var plan = try comparison.plan(of: dispatcher.engines, in: session)
    plan.drawsDifferences = output.path != nil
    let sink = ResultSink(output, session)
    var finder = DocumentFinder { engine.canCompare($0, dispatcher) }
    for file in files { finder.add(file) }
    try finder.report(to: sink)
    let job = DocumentJob(
      plan: plan, dispatcher: dispatcher, engine: engine, page: comparison.page,
      streams: session.streams)
    let series = DocumentSeries(finder.documents, job, output, to: sink)
    return try sink.collect { () throws(RenderError) in
      try series.run(jobs: jobs, against: revision.old) { finished, report throws(RenderError) in
        try reduce(finished, report)
      }
      try ExpectationOptions.report(plan.expectations, to: sink)
      if finder.documents.count != 1 || finder.documents.first?.name != nil {
        try sink.add(total: series.total)
      }
      return max(series.outcome, finder.outcome)
    }
  }

  private func reduce(
    _ finished: FinishedDocument, _ report: ComparisonReport
  ) throws(RenderError) {
    guard let reductions, let worst = report.worst, let source = finished.source else { return }
    let run = ReductionRun(
      file: finished.file, stem: finished.stem, directory: reductions, plan: finished.plan,
      reproduction: reproduction, session: report.session)
    do {
      try report.add(try run.reduce(source, to: worst, pageCount: report.pageCount))
    } catch {
      if error.code.endsRun { throw error }
      try report.add(.failed(FailureRecord(finished.file, error)))
    }
  }
}
