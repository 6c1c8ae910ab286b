import ArgumentParsing
import RenderComparison

/// What a step of a corpus reads and writes.
struct CorpusOptions {
  private static let output = Option<String?>(
    optional: "-o", "--out", placeholder: "PATH", completion: .files([]),
    help: "The directory of the shards (plan) or of the results (run). With 'merge' the file of "
      + "all results, by default results.jsonl in OUT.")
  private static let shardSize = Option<PositiveInteger?>(
    optional: "--shard-size", placeholder: "N",
    help: "With 'plan': the number of documents of a shard. Default: 1000.")
  private static let pictures = Option(
    flag: "--pictures",
    help: "With 'run': write the pictures of all pages to OUT/images, for a report to show.")
  private static let report = Option<String?>(
    optional: "--report", placeholder: "DIR", completion: .directories,
    help: "With 'merge': write a report to a directory.")
  private static let partial = Option(
    flag: "--partial", help: "With 'merge': take what there is, though shards are missing.")

  /// Options that change no result.
  static let unrelated = [
    output.definition, shardSize.definition, report.definition, partial.definition,
    OutputOptions.json.definition,
  ]

  static let definitions = unrelated + [pictures.definition]

  let action: CorpusAction
  /// What the action is about.
  let paths: [String]
  let json: Bool
  let shardSize: Int
  let writesPictures: Bool
  let report: String?
  let isPartial: Bool
  private let path: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let word = arguments.operands.first ?? ""
    guard let action = CorpusAction(rawValue: word) else {
      throw .unknown(
        "action", word, known: CorpusAction.allCases.map(\.rawValue),
        see: "renderkit corpus --help")
    }
    self.action = action
    paths = Array(arguments.operands.dropFirst())
    json = try arguments[OutputOptions.json]
    path = try arguments[Self.output]
    shardSize = try arguments[Self.shardSize]?.value ?? 1000
    writesPictures = try arguments[Self.pictures]
    report = try arguments[Self.report]
    isPartial = try arguments[Self.partial]
    try check(arguments, Self.shardSize.definition, isFor: .plan)
    try check(arguments, Self.pictures.definition, isFor: .run)
    try check(arguments, Self.report.definition, isFor: .merge)
    try check(arguments, Self.partial.definition, isFor: .merge)
    try checkPaths()
  }

  /// The directory or file that is written.
  var output: String {
    path ?? PictureFiles.path(of: "results.jsonl", below: paths.first ?? ".")
  }

  private func check(
    _ arguments: ParsedArguments, _ option: OptionDefinition, isFor action: CorpusAction
  ) throws(UsageError) {
    guard arguments.has(option), action != self.action else { return }
    throw UsageError("'\(option.name)' is for 'corpus \(action.rawValue)'")
  }

  private func checkPaths() throws(UsageError) {
    if paths.contains("-") { throw UsageError("a corpus consists of files, not of standard input") }
    if paths.isEmpty { throw UsageError("missing argument PATH; see 'renderkit corpus --help'") }
    guard action == .merge else {
      guard let path else { throw UsageError("name a directory with '--out'") }
      guard OutputDestination.canBeDirectory(path) else {
        throw UsageError(
          "'\(path)' is no directory; 'corpus \(action.rawValue)' writes several files")
      }
      return
    }
    if paths.count > 1 { throw UsageError("'corpus merge' takes one directory of results") }
    if DocumentFinder.isDirectory(output) {
      throw UsageError("'\(output)' is a directory; 'corpus merge' writes one file")
    }
    if let report, !OutputDestination.canBeDirectory(report) {
      throw UsageError("'\(report)' is no directory; '--report' writes several files")
    }
  }
}
