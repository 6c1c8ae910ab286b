import Glibc
import RenderIsolation
import RenderKit

extension CommandLineTool {
  /// The variables that change what is printed.
  private static let variables = ["COLUMNS", "NO_COLOR", "TERM"]

  /// Runs the process's own command line and returns the exit code.
  ///
  /// Engines run in worker processes: no document can harm this one.
  package static func runProcess() -> Int32 {
    // A reader that leaves is an error of writing, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    var environment: [String: String] = [:]
    for name in variables {
      environment[name] = unsafe getenv(name).map { unsafe String(cString: $0) }
    }
    let tool = CommandLineTool(
      streams: .ofProcess(), environment: environment, engines: workers)
    return tool.run(Array(CommandLine.arguments.dropFirst()))
  }

  private static func workers(
    _ timeLimit: Duration?
  ) throws(RenderError) -> [any RenderEngine] {
    var limits = WorkerLimits()
    if let timeLimit { limits.time = timeLimit }
    return try WorkerPool(limits: limits).engines()
  }
}
