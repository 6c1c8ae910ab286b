import ArgumentParsing
import PixelDiff

/// How pixels are compared: shared by every command that compares.
enum DiffOptions {
  private static let section = "COMPARISON OPTIONS"

  private static let threshold = Option(
    "-t", "--threshold", placeholder: "T", default: Fraction(0.1), shown: "0.1",
    help: "How far colors may be apart to pass as equal, from 0 to 1."
  ).under(section)
  private static let includeAntialiasing = Option(
    flag: "--include-antialiasing", help: "Count pixels that differ in antialiasing only, too."
  ).under(section)

  static let definitions = [threshold.definition, includeAntialiasing.definition]

  static func read(_ arguments: ParsedArguments) throws(UsageError) -> PixelDiffOptions {
    PixelDiffOptions(
      threshold: try arguments[threshold].value,
      includeAntialiasing: try arguments[includeAntialiasing])
  }
}
