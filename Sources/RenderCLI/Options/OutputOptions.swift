import ArgumentParsing
import RenderImageFile

/// In which form results come: shared by every command that writes pictures.
struct OutputOptions {
  static let json = Option(flag: "--json", help: "Print one record a line, as JSON.")

  private static let report = Option<String?>(
    optional: "--report", placeholder: "DIR", completion: .directories,
    help: "Write a report to a directory: index.html, the pictures and results.jsonl.")
  private static let format = format(default: "by the extension of -o, else png")

  let json: Bool
  let format: ImageFileFormat
  /// Where pictures go: what `-o` says, else into the report.
  let path: String?
  /// The directory of the report that is to be written.
  let report: String?

  /// For commands whose output may be a file with an extension.
  static func definitions(_ output: Option<String?>) -> [OptionDefinition] {
    [output.definition, format.definition, json.definition]
  }

  /// For commands that write to a directory only.
  static func definitions(directory: Option<String?>) -> [OptionDefinition] {
    [
      report.definition, directory.definition, format(default: "png").definition, json.definition,
    ]
  }

  init(_ arguments: ParsedArguments, _ output: Option<String?>) throws(UsageError) {
    json = try arguments[Self.json]
    let output = try arguments[output]
    report = try arguments[Self.report]
    path = output ?? report.map { PictureFiles.path(of: "images", below: $0) }
    if json, path == "-" {
      throw UsageError("'--json' and '-o -' exclude each other: both use standard output")
    }
    format = try Self.format(arguments, path)
    guard let report else { return }
    if !OutputDestination.canBeDirectory(report) {
      throw UsageError("'\(report)' is no directory; '--report' writes several files")
    }
    if output == nil, format != .png {
      throw UsageError("a report shows PNG pictures; name a directory for others with '-o'")
    }
  }

  var destination: OutputDestination { OutputDestination(path) }

  private static func format(default: String) -> Option<ImageFileFormat?> {
    Option(
      optional: "-f", "--format", placeholder: "FORMAT",
      help: "The format of pictures. Default: \(`default`).")
  }

  private static func format(
    _ arguments: ParsedArguments, _ path: String?
  ) throws(UsageError) -> ImageFileFormat {
    if let format = try arguments[format] { return format }
    guard let path, case .file = OutputDestination(path) else { return .png }
    if let format = ImageFileFormat(path: path) { return format }
    guard path.split(separator: "/").last?.dropFirst().contains(".") == true else { return .png }
    throw UsageError(
      "cannot tell a picture format from '\(path)'; name a .png, .pam or .ppm file, give --format, "
        + "or end a directory's name with /")
  }
}
