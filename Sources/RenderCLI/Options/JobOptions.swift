import ArgumentParsing
import FoundationEssentials

/// How much is done at a time: shared by every command that takes many documents.
enum JobOptions {
  private static let jobs = Option<PositiveInteger?>(
    optional: "-j", "--jobs", placeholder: "N",
    help: "Compare so many documents at a time. Default: as many as there are processors.")

  /// What still helps where engines wait.
  private static let most = 256

  static let definitions = [jobs.definition]

  static func read(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    min(try arguments[jobs]?.value ?? ProcessInfo.processInfo.activeProcessorCount, most)
  }
}
