import ArgumentParsing
import PixelDiff
import RenderComparison
import RenderKit

/// The command `renderkit baseline`.
struct BaselineCommand: Command {
  private static let output = Option<String?>(
    optional: "-o", "--output", placeholder: "DIR", completion: .directories,
    help: "With 'check': write pictures and difference pictures to a directory.")

  static let definition = CommandDefinition(
    "baseline", summary: "Record how pages look, and check that they still do.",
    discussion: [
      "ACTION is one of: 'record' draws pages that have no baseline and stores them; 'check' draws "
        + "pages as their baselines were drawn, and compares; 'accept' records what 'check' finds to "
        + "have changed or to be new; 'prune' removes baselines whose document or page is gone. "
        + "Nothing else writes baselines.",
      "A baseline is a PNG file for each page and engine, and beside it a JSON file that says of which "
        + "document, engine version and settings: baselines/docs/guide.pdf/p003.poppler.png. "
        + "'record' does not replace any.",
      "Of 'check', a page that has no baseline is 'new', and a baseline without its page or document "
        + "is 'missing'. Exit code: 0 where everything passed, else 1; 65 also for a damaged baseline, "
        + "73 where 'record' would replace one.",
    ],
    operands: [
      OperandDefinition(
        "ACTION", completion: .values(BaselineAction.allCases.map(\.rawValue)),
        help: "record, check, accept or prune."),
      OperandDefinition(
        "FILE", isOptional: true, repeats: true, completion: .files([]),
        help: "A document. For 'check' and 'prune', all that have baselines by default."),
    ],
    options: BaselineOptions.definitions + EngineOptions.definitionsForBaselines
      + ComparisonOptions.definitions + OutputOptions.definitions(directory: output),
    examples: [
      .init("renderkit baseline record docs/*.pdf -e poppler", "How pages look now."),
      .init(
        "renderkit baseline check --report changes",
        "All that was recorded; open changes/index.html."),
      .init(
        "renderkit baseline accept docs/guide.pdf --pages 3,4", "Two pages are right as they are."),
      .init("renderkit baseline prune --dry-run", "What is of no use any more."),
    ])

  private let baseline: BaselineOptions
  private let engine: EngineOptions
  private let comparison: ComparisonOptions
  private let output: OutputOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    baseline = try BaselineOptions(arguments)
    engine = try EngineOptions(arguments)
    comparison = try ComparisonOptions(arguments)
    output = try OutputOptions(arguments, Self.output)
    guard let path = output.path else { return }
    guard baseline.action == .check else {
      throw UsageError("'-o' and '--report' are for 'baseline check'")
    }
    guard OutputDestination.canBeDirectory(path) else {
      throw UsageError("'\(path)' is no directory; 'check' writes several pictures")
    }
    try output.check(baseline.files, comparison.page.request)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session)
    let baselines = baseline.baselines(engine)
    var plan = try comparison.plan(of: dispatcher.engines, in: session)
    plan.drawsDifferences = output.path != nil
    let files = baseline.files.isEmpty ? baselines.documents() : baseline.files
    let sink = ResultSink(output, session)
    return try sink.collect { () throws(RenderError) in
      var outcome = ExitCode.success
      for file in files {
        let report = ComparisonReport(
          file: file, compares: baseline.action.compares,
          writing: EventPictures(output, stem: PictureName.stem(of: file)), to: sink)
        try perform(on: file, baselines, plan, dispatcher, report)
        outcome = max(outcome, report.outcome)
      }
      if files.isEmpty { session.report("there are no baselines in \(baseline.path)") }
      try ExpectationOptions.report(plan.expectations, to: sink)
      return outcome
    }
  }

  private func perform(
    on file: String, _ baselines: Baselines, _ plan: DocumentComparison,
    _ dispatcher: EngineDispatcher, _ report: ComparisonReport
  ) throws(RenderError) {
    let deliver = { (event: ComparisonEvent) throws(RenderError) in try report.add(event) }
    guard baseline.action != .prune else {
      return try baselines.prune(file, plan, isDryRun: baseline.isDryRun, deliver: deliver)
    }
    var plan = plan
    do {
      let source = try report.session.source(file)
      try engine.explain(source, dispatcher, in: report.session)
      plan.engines = try engine.opening(source, dispatcher)
      plan.request = comparison.page.request(comparing: source)
      switch baseline.action {
      case .record: try baselines.record(source, plan, deliver: deliver)
      case .accept: try baselines.accept(source, plan, deliver: deliver)
      case .check, .prune: try baselines.check(source, plan, deliver: deliver)
      }
    } catch {
      if error.code.endsRun { throw error }
      if baseline.action == .check, error.code == .fileNotFound,
        try baselines.reportMissing(file, deliver: deliver)
      {
        return
      }
      try plan.refuse(DocumentProvenance(unreadable: file), error, deliver: deliver)
    }
  }
}
