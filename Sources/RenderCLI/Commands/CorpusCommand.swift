import ArgumentParsing
import RenderComparison
import RenderImageFile
import RenderKit

/// The command `renderkit corpus`.
struct CorpusCommand: Command {
  static let definition = CommandDefinition(
    "corpus", summary: "Compare many documents, in runs that may be interrupted and divided.",
    discussion: [
      "ACTION is one of: 'plan' looks for documents in files and directories and divides them among "
        + "shards, which are files of paths and digests; 'run' compares the documents of shards; "
        + "'merge' gathers the results of all shards in a file, which 'renderkit report' reads, and "
        + "sums them up.",
      "A run that was ended in whatever way goes on where it stood when the same command is given "
        + "again; documents that were being compared begin anew. The result of each shard appears in "
        + "OUT/shards when the shard is done, and is not made again. Shards may run at the same time, "
        + "on several machines that share OUT, with the same options. A document that has changed "
        + "since it was planned fails as 'unreadable'.",
      "Exit code of 'plan' and 'run': 0 done, whatever the documents are like; 75 where another run "
        + "has the shard, and above 128 where a signal ended it: try again; anything else is final. Of 'merge': 0 where everything passed, 1 "
        + "where something failed or differs, 75 where shards have no results yet.",
    ],
    operands: [
      OperandDefinition(
        "ACTION", completion: .values(CorpusAction.allCases.map(\.rawValue)),
        help: "plan, run or merge."),
      OperandDefinition(
        "PATH", repeats: true, completion: .files([]),
        help: "With 'plan' documents and directories of them, with 'run' shards, with 'merge' OUT."),
    ],
    options: CorpusOptions.definitions + JobOptions.definitions
      + EngineOptions.definitionsForSeveral + ComparisonOptions.definitions,
    examples: [
      .init(
        "renderkit corpus plan documents/ --shard-size 500 --out shards",
        "shards/shard-00001.jsonl and so on."),
      .init(
        "renderkit corpus run shards/*.jsonl --out results --dpi 150",
        "All shards on this machine; the same again after an interruption."),
      .init(
        "parallel renderkit corpus run {} --out results ::: shards/*.jsonl",
        "The same with GNU parallel, which knows other machines, too."),
      .init(
        "renderkit corpus merge results --report report",
        "results/results.jsonl, a summary, and a report to look at."),
    ])

  private let corpus: CorpusOptions
  private let jobs: Int
  private let engine: EngineOptions
  private let comparison: ComparisonOptions
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    corpus = try CorpusOptions(arguments)
    jobs = try JobOptions.read(arguments)
    engine = try EngineOptions(arguments)
    try engine.checkSeveral()
    comparison = try ComparisonOptions(arguments)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    switch corpus.action {
    case .plan: try plan(in: session)
    case .run: try runShards(in: session)
    case .merge: try CorpusResults(corpus, session).merge()
    }
  }

  private func plan(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session)
    var finder = DocumentFinder { engine.canCompare($0, dispatcher) }
    for path in corpus.paths { finder.add(path) }
    finder.report(in: session)
    let files = finder.files
    guard !files.isEmpty else { return .noInput }
    let plan = CorpusPlan(files, shardSize: corpus.shardSize)
    let shards = try plan.write(to: corpus.output) { count in
      session.progress.show("\(count) of \(files.count) documents read")
    }
    for shard in shards { try session.print(path: shard) }
    return finder.outcome
  }

  private func runShards(in session: Session) throws(RenderError) -> ExitCode {
    let dispatcher = try engine.dispatcher(in: session, jobs: jobs)
    let plan = try comparison.plan(of: dispatcher.engines, in: session)
    let job = DocumentJob(
      plan: plan, dispatcher: dispatcher, engine: engine, page: comparison.page,
      streams: session.streams)
    let settings = try ResultOptions.values(arguments, resultOptions)
    var outcome = ExitCode.success
    for path in corpus.paths {
      let shard = try CorpusShard(file: path)
      var run = CorpusRun(shard, into: corpus.output, comparing: plan, options: settings)
      run.jobs = jobs
      run.choose = job.choice
      if corpus.writesPictures { keepPictures(of: shard, &run) }
      outcome = max(outcome, try CorpusResults(corpus, session).perform(run, path))
    }
    return outcome
  }

  /// The options that decide what results are.
  private var resultOptions: [OptionDefinition] {
    let left = Set((CorpusOptions.unrelated + JobOptions.definitions).map(\.name))
    return Self.definition.options.filter { !left.contains($0.name) && $0.name != "--explain" }
  }

  private func keepPictures(of shard: CorpusShard, _ run: inout CorpusRun) {
    run.comparison.drawsDifferences = true
    let directory = PictureFiles.path(of: "images/\(shard.name)", below: corpus.output)
    let numbers = Dictionary(
      zip(shard.documents.map(\.document.file), 1...), uniquingKeysWith: { first, _ in first })
    run.keeper = { planned in
      let file = planned.document.file
      let stem = "\(numbers[file] ?? 0)-\(PictureName.stem(of: file))"
      let pictures = EventPictures(
        PictureFiles(directory: directory, format: .png), stem: stem)
      return { event throws(RenderError) in try pictures.keep(event) }
    }
  }
}
