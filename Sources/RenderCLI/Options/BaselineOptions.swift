import ArgumentParsing
import RenderComparison

/// Which baselines are meant, and what is done with them.
struct BaselineOptions {
  private static let directory = Option(
    "--baselines", placeholder: "DIR", default: "baselines", shown: "baselines",
    completion: .directories,
    help: "The directory of the baselines; documents are named from the one that it is in.")
  private static let dryRun = Option(
    flag: "--dry-run", help: "With 'prune': only show what would be removed.")

  static let definitions = [directory.definition, dryRun.definition]

  let action: BaselineAction
  /// The documents; none for all that have baselines.
  let files: [String]
  let isDryRun: Bool
  /// The directory of the baselines.
  let path: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let word = arguments.operands[0]
    guard let action = BaselineAction(rawValue: word) else {
      throw .unknown(
        "action", word, known: BaselineAction.allCases.map(\.rawValue),
        see: "renderkit baseline --help")
    }
    self.action = action
    files = Array(arguments.operands.dropFirst())
    path = try arguments[Self.directory]
    isDryRun = try arguments[Self.dryRun]
    try check(arguments)
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if files.contains("-") {
      throw UsageError("a baseline is of a file with a name, not of standard input")
    }
    if isDryRun, action != .prune { throw UsageError("'--dry-run' is for 'baseline prune'") }
    guard action != .record else {
      guard !files.isEmpty else { throw UsageError("name the documents to record") }
      return
    }
    if action == .accept, files.isEmpty { throw UsageError("name the documents to accept") }
    let drawing = PageOptions.drawing + DocumentOptions.drawing
    guard let option = drawing.first(where: { arguments.has($0) }) else { return }
    throw UsageError(
      "'\(option.name)' is for 'baseline record'; else pages are drawn as their baselines were")
  }

  func baselines(_ engine: EngineOptions) -> Baselines {
    Baselines(directory: path, asksEveryEngine: engine.areNamed)
  }
}
