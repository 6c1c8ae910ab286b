import Glibc
import RenderIsolation
import RenderKit

extension CommandLineTool {
  /// The variables that change what is printed, and where.
  private static let variables = [
    "COLUMNS", "GITHUB_STEP_SUMMARY", "KITTY_WINDOW_ID", "LC_TERMINAL", "NO_COLOR", "TERM",
    "TERM_PROGRAM", "TMUX",
  ]

  /// Runs the process's own command line and returns the exit code.
  ///
  /// Engines run in worker processes: no document can harm this one.
  package static func runProcess() -> Int32 {
    // A reader that leaves and a file that may not grow are errors of writing, not the end.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    Interruption.unblock()
    var environment: [String: String] = [:]
    for name in variables {
      environment[name] = unsafe getenv(name).map { unsafe String(cString: $0) }
    }
    let tool = CommandLineTool(
      streams: .ofProcess(), environment: environment, engines: workers)
    let code = tool.run(words: words)
    guard code == ExitCode.cancelled.rawValue, let signal = Interruption.signal else { return code }
    return Interruption.exitCode(signal)
  }

  private static var words: [[UInt8]] {
    let pointers = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return unsafe pointers.dropFirst().compactMap { word in
      unsafe word.map { unsafe Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  private static func workers(
    _ options: WorkerOptions
  ) throws(RenderError) -> [any RenderEngine] {
    Interruption.watch()
    return try WorkerPool(
      limits: options.limits, sandbox: options.sandbox, cancellation: Interruption.cancellation
    ).engines(expecting: options.engine ?? "")
  }
}
