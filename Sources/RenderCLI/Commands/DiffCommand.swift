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
        + "two pictures of different size has, counts as different.",
      "The verdict says whether a person would see a difference ('same', 'perhaps' or 'different'), "
        + "how great it is (above 1 it counts), where and of what kind.",
      "Exit code: 0 where the count is 0, else 1, whatever the verdict.",
    ],
    operands: [
      OperandDefinition("A", completion: .files(["png", "pam", "ppm"]), help: "A picture, or -."),
      OperandDefinition("B", completion: .files(["png", "pam", "ppm"]), help: "Another, or -."),
    ],
    options: DiffOptions.definitions + JudgmentOptions.definitions + [dpi.definition]
      + OutputOptions.definitions(output),
    examples: [
      .init("renderkit diff expected.png actual.png -o diff.png", "See where two pictures differ."),
      .init("renderkit diff a.png b.png --threshold 0 --json", "Count every difference."),
    ])

  private let files: [String]
  private let options: PixelDiffOptions
  private let judgment: VerdictOptions
  private let output: OutputOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = arguments.operands
    options = try DiffOptions.read(arguments)
    let dpi = try arguments[Self.dpi]?.value ?? VerdictOptions().dpi
    judgment = try JudgmentOptions.read(arguments, dpi: dpi)
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
    let pictures = (try Bitmap(decoding: sources.0), try Bitmap(decoding: sources.1))
    let difference = try measure(pictures, in: session)
    let record = DiffRecord(
      try PictureRecord(sources.0), try PictureRecord(sources.1), options, difference,
      judgment, Verdict(between: pictures.0, and: pictures.1, judgment), picture: output.path)
    if output.json {
      try session.print(record)
    } else if output.path != "-" {
      try session.print(Self.sentence(record))
      try session.print(record.verdict.sentence)
    }
    return record.agreement == .different ? .different : .success
  }

  private func measure(
    _ pictures: (Bitmap, Bitmap), in session: Session
  ) throws(RenderError) -> PixelDifference {
    guard let path = output.path else {
      return PixelDifference(between: pictures.0, and: pictures.1, options)
    }
    let (difference, picture) = PixelDifference.drawing(
      between: pictures.0, and: pictures.1, options)
    if path == "-" {
      try session.output.write(picture, as: output.format, dpi: nil)
    } else {
      try PictureFiles.write(picture, to: path, as: output.format, dpi: nil)
    }
    return difference
  }

  private static func sentence(_ record: DiffRecord) -> String {
    let difference = record.difference
    let share = Double(difference.pixelmatch) / Double(max(1, difference.pixels)) * 100
    let isSameSize = difference.firstSize == difference.secondSize
    let sizes = isSameSize ? "" : " (\(difference.firstSize) and \(difference.secondSize))"
    let psnr = difference.psnr.map { ", PSNR \($0.decimals(1)) dB" } ?? ""
    return "\(record.agreement.rawValue): \(difference.pixelmatch) of \(difference.pixels) pixels"
      + "\(sizes), \(share.decimals(2))%; unequal \(difference.differingPixels), greatest "
      + "\(difference.maxChannelDifference), mean "
      + "\(difference.meanChannelDifference.decimals(3))\(psnr)"
  }
}
