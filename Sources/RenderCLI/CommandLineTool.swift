package import ArgumentParsing
package import RenderComparison
package import RenderKit

/// The program `renderkit`.
package struct CommandLineTool {
  /// Gives the engines, kept within limits.
  package typealias EngineProvider = (
    _ options: WorkerOptions
  ) throws(RenderError) -> [any RenderEngine]

  /// The program's version.
  package static let version = "0.1.0"

  private static var commands: [any Command.Type] {
    [
      RenderCommand.self, CompareCommand.self, CorpusCommand.self, BaselineCommand.self,
      DiffCommand.self, ReportCommand.self, InfoCommand.self, EnginesCommand.self,
      CacheCommand.self,
    ]
  }

  /// The table of all commands.
  package static let definition = CommandDefinition.program(
    "renderkit",
    summary: "Draw documents with several engines and compare what they draw.",
    discussion: [
      "A FILE may be - for standard input. Results go to standard output, messages to standard "
        + "error; --json prints one record a line.",
      "Exit codes: 0 done or same, 1 different, 64 usage, 65 bad input, 66 no such file, 69 engine "
        + "missing, 70 engine failed, 73 cannot write, 75 try again, 130 ended by Ctrl-C. Of several "
        + "outcomes the highest counts.",
      "Ctrl-C ends the page that is being drawn, with a row that says so, and the run; results so far "
        + "are complete, also in a report. A second one ends it at once.",
    ],
    commands: commands.map { $0.definition },
    examples: [
      .init("renderkit compare report.pdf", "See where the engines disagree, page by page."),
      .init("renderkit render report.pdf --pages 1-3 --dpi 150 -o pages/", "Draw three pages."),
      .init("renderkit baseline check report.pdf", "Does it still look as it was recorded?"),
      .init("renderkit diff expected.png actual.png -o diff.png", "Compare two pictures."),
    ])

  private let session: Session

  /// Creates the program.
  package init(
    streams: StandardStreams, environment: [String: String], today: CalendarDate = .today,
    engines: @escaping EngineProvider
  ) {
    session = Session(streams, environment: environment, today: today, engines: engines)
  }

  /// Runs a command line, without the program's name, and returns the exit code.
  package func run(_ arguments: [String]) -> Int32 {
    let code: ExitCode
    do {
      code = try perform(arguments)
    } catch {
      code = fail(error)
    }
    return finish(code).rawValue
  }

  /// Runs a command line as the system hands it over, where a word may be any bytes.
  ///
  /// A name that was repaired to be text would be that of another file.
  package func run(words: [[UInt8]]) -> Int32 {
    var arguments: [String] = []
    for word in words {
      guard let argument = String(validating: word, as: UTF8.self) else {
        let shown = String(decoding: word, as: UTF8.self)
        let advice = "rename the file, or read it from standard input as '-'"
        return session.refuse(UsageError("'\(shown)' is not UTF-8 text; \(advice)")).rawValue
      }
      arguments.append(argument)
    }
    return run(arguments)
  }

  private func perform(_ arguments: [String]) throws(RenderError) -> ExitCode {
    let action: Action
    do {
      action = try self.action(for: Self.definition.parse(arguments))
    } catch {
      return session.refuse(error)
    }
    switch action {
    case .show(let text):
      try session.print(String(text.dropLast()))
      return .success
    case .run(let command): return try command.run(in: session)
    }
  }

  private enum Action {
    case show(String)
    case run(any Command)
  }

  private func action(for invocation: Invocation) throws(UsageError) -> Action {
    switch invocation {
    case .help(let page): return .show(page.text(width: session.terminal.width))
    case .version: return .show("renderkit \(Self.version)\n")
    case .completionScript(let shell):
      return .show(CompletionScript(for: Self.definition).text(for: shell))
    case .run(let name, let arguments):
      guard let type = Self.commands.first(where: { $0.definition.name == name }) else {
        preconditionFailure("every command of the table is in the list")
      }
      return .run(try type.init(arguments))
    }
  }

  /// A reader that has gone, as `head` does, is no news to anybody.
  private func fail(_ error: RenderError) -> ExitCode {
    if session.output.isAbandoned { return .cannotWrite }
    guard error.code == .cancelled else { return session.report(error) }
    session.report("ended before it was done; what was printed until then is whole")
    return .cancelled
  }

  private func finish(_ code: ExitCode) -> ExitCode {
    session.progress.clear()
    do {
      try session.output.flush()
      return code
    } catch {
      return fail(error)
    }
  }
}
