import ArgumentParsing
import Glibc
import RenderComparison
import RenderKit

/// What a running command has to do with the world.
final class Session {
  let streams: StandardStreams
  let environment: [String: String]
  let terminal: Terminal
  let output: TextOutput
  let progress: ProgressLine
  let engines: CommandLineTool.EngineProvider
  /// The day on which expectations have to hold.
  let today: CalendarDate
  private let errors: TextOutput

  init(
    _ streams: StandardStreams, environment: [String: String],
    today: CalendarDate, engines: @escaping CommandLineTool.EngineProvider
  ) {
    self.streams = streams
    self.environment = environment
    self.today = today
    self.engines = engines
    terminal = Terminal(streams.output, environment: environment)
    output = TextOutput(streams.output, name: "standard output")
    errors = TextOutput(streams.error, name: "standard error")
    progress = ProgressLine(streams.error, environment: environment)
  }

  /// Prints a line of the result.
  func print(_ line: String) throws(RenderError) {
    progress.clear()
    try output.print(line)
  }

  /// Prints a record of the result.
  func print(_ record: some ResultRecord) throws(RenderError) {
    try print(ResultLine(record).text())
  }

  /// Says what failed; where even that cannot be said there is nobody to tell.
  func report(_ message: String) {
    progress.clear()
    try? output.flush()
    try? errors.print("renderkit: \(message.visible)")
    try? errors.flush()
  }

  /// Says something that was asked for but is no result.
  func explain(_ text: String) {
    progress.clear()
    for line in text.split(separator: "\n") { try? errors.print(String(line).visible) }
    try? errors.flush()
  }

  /// Says what failed and returns the exit code for it.
  func report(_ error: RenderError) -> ExitCode {
    report(error.description)
    return ExitCode(error.code)
  }

  /// Says what is wrong with the command line and returns the exit code for it.
  func refuse(_ error: UsageError) -> ExitCode {
    report(error.message)
    return .usage
  }

  /// Prints a path, which a program that reads it needs as it is.
  func print(path: String) throws(RenderError) {
    try print(output.isTerminal ? path.visible : path)
  }

  /// Opens a file, or standard input for `-`.
  func source(_ file: String) throws(RenderError) -> DocumentSource {
    if file == "-" {
      progress.clear()
      try output.flush()
    }
    return try streams.source(file)
  }
}

extension Session {
  /// Says what failed, and on what and where, as far as the engine's sentence does not tell.
  func report(_ error: RenderError, on file: String, _ detail: String? = nil) -> ExitCode {
    let sentence = error.description
    let known = sentence.lowercased()
    let name = file == "-" ? "standard input" : file
    let subject = [name, detail, error.engine].compactMap(\.self)
      .filter { !known.contains($0.lowercased()) }.joined(separator: ", ")
    report(subject.isEmpty ? sentence : "\(subject): \(sentence)")
    return ExitCode(error.code)
  }
}
