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
        help: "A document, or - for standard input; each is drawn by every engine.")
    ],
    options: RevisionOptions.definitions + EngineOptions.definitionsForSeveral
      + ComparisonOptions.definitions + OutputOptions.definitions(directory: output)
      + [reduce.definition],
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

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    engine = try EngineOptions(arguments)
    revision = try RevisionOptions(arguments)
    if revision.old == nil { try engine.checkSeveral() }
    comparison = try ComparisonOptions(arguments)
    output = try OutputOptions(arguments, Self.output)
    reductions = try arguments[Self.reduce]
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
    try output.check(files, comparison.page.request)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session)
    var plan = try comparison.plan(of: dispatcher.engines, in: session)
    plan.drawsDifferences = output.path != nil
    let sink = ResultSink(output, session)
    return try sink.collect { () throws(RenderError) in
      var outcome = ExitCode.success
      for file in files {
        let report = ComparisonReport(file: file, against: revision.old, output: output, to: sink)
        try compare(file, plan, dispatcher, report)
        outcome = max(outcome, report.outcome)
      }
      try ExpectationOptions.report(plan.expectations, to: sink)
      return outcome
    }
  }

  private func compare(
    _ file: String, _ plan: DocumentComparison, _ dispatcher: EngineDispatcher,
    _ report: ComparisonReport
  ) throws(RenderError) {
    var plan = plan
    let deliver = { (event: ComparisonEvent) throws(RenderError) in try report.add(event) }
    let source: DocumentSource
    var opening = file
    do {
      source = try report.session.source(file)
      try engine.explain(source, dispatcher, in: report.session)
      plan.request = comparison.page.request(comparing: source)
      if let old = revision.old {
        opening = old
        let oldSource = try report.session.source(old)
        opening = file
        plan.engines = try engine.comparing(source, against: oldSource, dispatcher)
        return try plan.compare(source, against: oldSource, deliver: deliver)
      }
      plan.engines = try engine.comparing(source, dispatcher)
      try plan.compare(source, deliver: deliver)
    } catch {
      if error.code.endsRun { throw error }
      return try plan.refuse(
        DocumentProvenance(unreadable: opening), error, deliver: deliver)
    }
    do {
      try reduce(file, source, plan, report)
    } catch {
      if error.code.endsRun { throw error }
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
