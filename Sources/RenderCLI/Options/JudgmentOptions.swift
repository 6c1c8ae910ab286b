import ArgumentParsing
import PixelDiff

/// What a verdict minds: shared by every command that compares.
enum JudgmentOptions {
  private static let section = "VERDICT OPTIONS"

  private static let sensitivity = Option(
    "--sensitivity", placeholder: "S", default: VerdictOptions.Sensitivity.normal, shown: "normal",
    help: "How small a difference makes pictures look different."
  ).under(section)
  private static let tolerateHairlines = Option(
    flag: "--tolerate-hairlines", help: "Let thin lines be bolder in one picture than in another."
  ).under(section)

  static let definitions = [sensitivity.definition, tolerateHairlines.definition]

  static func read(
    _ arguments: ParsedArguments, dpi: Double = VerdictOptions().dpi
  ) throws(UsageError) -> VerdictOptions {
    VerdictOptions(
      sensitivity: try arguments[sensitivity],
      toleratesHairlines: try arguments[tolerateHairlines], dpi: dpi)
  }
}
