import ArgumentParsing
import PixelDiff
import RenderComparison
import RenderImageFile
import RenderKit

/// The command `renderkit diff`.
struct DiffCommand: Command {
  private static let output = Option<String?>(
    optional: "-o", "--output", placeholder: "FILE", completion: .files(["png"]),
    help: "Write a picture of the differences to a file, or to standard output for -.")
  private static let dpi = Option<PositiveNumber?>(
    optional: "-r", "--dpi", placeholder: "N",
    help: "The resolution of the pictures, for the verdict. Default: 100."
  ).under("VERDICT OPTIONS")

  static let definition = CommandDefinition(
    "diff", summary: "Compare two pictures.",
    discussion: [
      "Pictures are PNG, PAM or PPM. The count of different pixels is pixelmatch's; what only one of "
        + "two pictures of different size has, counts as different unless --size-mismatch says "
        + "otherwise.",
      "The verdict says whether a person would see a difference ('same', 'perhaps' or 'different'), "
        + "how great it is (above 1 it counts), where and of what kind.",
      "It passes where the verdict is 'same', unless --fail-on, --fuzzy or --tolerate decides. Exit code: 0 where "
        + "it passes, else 1.",
    ],
    operands: [
      OperandDefinition("A", completion: .files(["png", "pam", "ppm"]), help: "A picture, or -."),
      OperandDefinition("B", completion: .files(["png", "pam", "ppm"]), help: "Another, or -."),
    ],
    options: DiffOptions.definitions + PairOptions.definitions + JudgmentOptions.definitions
      + [dpi.definition] + FailureOptions.definitionsForPictures
      + OutputOptions.definitions(output),
    examples: [
      .init("renderkit diff expected.png actual.png -o diff.png", "See where two pictures differ."),
      .init("renderkit diff a.png b.png --threshold 0 --json", "Count every difference."),
      .init(
        "renderkit diff a.png b.png --ignore 0,0,600,40 --fail-on any",
        "Demand equal pixels everywhere but in the head."),
    ])

  private let files: [String]
  private let settings: PairSettings
  private let pair: PairOptions
  private let output: OutputOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    pair = try PairOptions(arguments)
    let dpi = try arguments[Self.dpi]?.value ?? VerdictOptions().dpi
    try pair.checkNoPages()
    let failure = try FailureOptions(arguments)
    settings = PairSettings(
      comparison: try DiffOptions.read(arguments),
      judgment: try JudgmentOptions.read(arguments, dpi: dpi),
      mask: pair.regions.mask(dpi: dpi), sizeMismatch: pair.sizes, failOn: failure.criterion,
      fuzzy: failure.fuzzy, tolerance: failure.tolerance)
    output = try OutputOptions(arguments, Self.output)
    if files == ["-", "-"] {
      throw UsageError("standard input can be read only once; give '-' once")
    }
    guard let path = output.path else { return }
    if case .directory = output.destination {
      throw UsageError("'\(path)' stands for a directory; name a picture file such as diff.png")
    }
    try OutputOptions.refuseOverwriting(path, files)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    do {
      return try compare(in: session)
    } catch {
      if output.json, error.code != .cannotWrite {
        try session.print(FailureRecord(files.joined(separator: " "), error))
      }
      throw error
    }
  }

  private func compare(in session: Session) throws(RenderError) -> ExitCode {
    let sources = (try session.source(files[0]), try session.source(files[1]))
    let first = try Bitmap(decoding: sources.0)
    let isSame = try sources.0.hasSameBytes(as: sources.1)
    let pictures = (first, isSame ? first : try Bitmap(decoding: sources.1))
    warn(of: pictures, in: session)
    var comparison = PairComparison(settings)
    comparison.takesMeasures = pair.measures
    comparison.drawsDifferences = output.path != nil
    let (findings, conclusion, picture) = try comparison.compare(pictures.0, pictures.1)
    if let picture { try write(picture, in: session) }
    let record = DiffRecord(
      try PictureRecord(sources.0, pictures.0, withDigests: output.json),
      try PictureRecord(sources.1, pictures.1, withDigests: output.json), settings, findings,
      conclusion, picture: output.path)
    if output.json {
      try session.print(record)
    } else if output.path != "-" {
      for line in record.sentences { try session.print(line) }
    }
    return record.result == .pass ? .success : .different
  }

  /// A rectangle that meets no picture is likely a slip.
  private func warn(of pictures: (Bitmap, Bitmap), in session: Session) {
    for rect in settings.mask?.rectangles(beyond: pictures.0.size, pictures.1.size) ?? [] {
      session.report("the region \(rect) lies outside of both pictures")
    }
  }

  private func write(_ picture: Bitmap, in session: Session) throws(RenderError) {
    guard let path = output.path else { return }
    if path == "-" {
      try session.output.write(picture, as: output.format, dpi: nil)
    } else {
      try PictureFiles.write(picture, to: path, as: output.format, dpi: nil)
    }
  }
}
