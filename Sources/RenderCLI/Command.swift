import ArgumentParsing
import RenderKit

/// A command of the program: arguments are read into it, then it is run.
protocol Command {
  /// The command's row of the table.
  static var definition: CommandDefinition { get }

  /// Reads the arguments.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work.
  func run(in session: Session) throws(RenderError) -> ExitCode
}
