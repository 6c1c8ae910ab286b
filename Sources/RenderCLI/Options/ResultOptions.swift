import Hashing
import ArgumentParsing
import RenderComparison
import RenderKit

/// The options that results depend on, by which runs are told apart.
enum ResultOptions {
  /// Options that name a file, whose content counts.
  private static let files: Set = ["--stylesheet", "--expectations"]

  /// What was given, as names and values.
  ///
  /// A password is not told, only that there is one.
  static func values(
    _ arguments: ParsedArguments, _ options: [OptionDefinition]
  ) throws(RenderError) -> [String: String] {
    var values: [String: String] = [:]
    for option in options where arguments.has(option) {
      let words = arguments.words(of: option)
      values[option.name] = words.joined(separator: " ")
      if option.name == "--password" { values[option.name] = "(given)" }
      if files.contains(option.name), let file = words.last {
        let digest = try DocumentSource(file: file).sha256()
        values[option.name] = "\(file) (\(digest.prefix(12)))"
      }
    }
    return values
  }
}
