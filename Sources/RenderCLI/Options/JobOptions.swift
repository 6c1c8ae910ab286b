import ArgumentParsing
import FoundationEssentials

/// How much is done at a time: shared by every command that takes many documents.
enum JobOptions {
  private static let jobs = Option<PositiveInteger?>(
    optional: "-j", "--jobs", placeholder: "N",
    help: "Compare so many documents at a time, up to 64. Default: as many as there are processors."
  )

  /// Each has a document open in several processes, and a process may open a thousand files.
  private static let most = 64

  static let definitions = [jobs.definition]

  static func read(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    min(try arguments[jobs]?.value ?? ProcessInfo.processInfo.activeProcessorCount, most)
  }
}
