import ArgumentParsing
import RenderKit

/// How documents are opened: shared by every command that opens them.
struct DocumentOptions {
  private static let section = "DOCUMENT OPTIONS"

  private static let password = Option<String?>(
    optional: "--password", placeholder: "TEXT", help: "The user's or the owner's password."
  ).under(section)
  private static let styleSheet = Option<String?>(
    optional: "--stylesheet", placeholder: "FILE", completion: .files(["css"]),
    help: "Apply the CSS in a file to an SVG."
  ).under(section)
  private static let exportID = Option<String?>(
    optional: "--export-id", placeholder: "ID", help: "Draw only this element of an SVG."
  ).under(section)
  private static let baseDirectory = Option<String?>(
    optional: "--base-dir", placeholder: "DIR", completion: .directories,
    help: "Let an SVG read files in and below a directory. Default: none."
  ).under(section)

  private static let maxInput = Option<ByteCount?>(
    optional: "--max-input", placeholder: "SIZE",
    help: "Refuse larger documents. Default: \(DocumentLimits().bytes >> 20)M."
  ).under(section)
  private static let maxUnpacked = Option<ByteCount?>(
    optional: "--max-unpacked", placeholder: "SIZE",
    help: "Refuse a compressed SVG that unpacks to more. Default: "
      + "\(DocumentLimits().unpackedBytes >> 20)M."
  ).under(section)
  private static let maxPages = Option<PositiveInteger?>(
    optional: "--max-pages", placeholder: "N",
    help: "Refuse documents of more pages. Default: \(DocumentLimits().pages)."
  ).under(section)

  private static let maxDecoded = Option<ByteCount?>(
    optional: "--max-decoded", placeholder: "SIZE",
    help: "Refuse an image that needs more memory to be drawn. Default: "
      + "\(DocumentLimits().memory >> 20)M."
  ).under(section)

  static let definitions =
    [password.definition] + drawing
    + [maxInput, maxUnpacked].map(\.definition) + [maxPages.definition, maxDecoded.definition]

  /// The options that change how a page is drawn.
  static let drawing = [styleSheet, exportID, baseDirectory].map(\.definition)

  private let options: OpenOptions
  private let styleSheetFile: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let element = try arguments[Self.exportID].map { String($0.drop { $0 == "#" }) }
    options = OpenOptions(
      password: try arguments[Self.password], element: element,
      baseDirectory: try arguments[Self.baseDirectory], limits: try Self.limits(arguments))
    styleSheetFile = try arguments[Self.styleSheet]
  }

  private static func limits(_ arguments: ParsedArguments) throws(UsageError) -> DocumentLimits {
    var limits = DocumentLimits()
    if let input = try arguments[maxInput] { limits.bytes = input.value }
    if let unpacked = try arguments[maxUnpacked] { limits.unpackedBytes = unpacked.value }
    if let pages = try arguments[maxPages] { limits.pages = pages.value }
    if let memory = try arguments[maxDecoded] { limits.memory = memory.value }
    return limits
  }

  /// The options, with the style sheet read from its file.
  func load() throws(RenderError) -> OpenOptions {
    guard let styleSheetFile else { return options }
    let source = try DocumentSource(file: styleSheetFile)
    var loaded = options
    let bytes = try source.read(at: 0, count: source.byteCount)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RenderError(.damagedDocument, "The style sheet \(styleSheetFile) is not UTF-8 text.")
    }
    loaded.styleSheet = text
    return loaded
  }
}
