import ArgumentParsing
import RenderComparison
import RenderKit

/// Which pages are drawn and what of them: shared by every command that draws.
struct PageOptions {
  private static let section = "PAGE OPTIONS"

  private static let pages = Option<PageSelection?>(
    optional: "-p", "--pages", placeholder: "LIST",
    help: "Pages from 1, such as 1,3-5,-1 (the last), 7- (to the end), odd, even. Default: all."
  ).under(section)
  private static let box = Option(
    "--box", placeholder: "BOX", default: PageBox.crop, shown: "crop",
    help: "The boundary of the page that becomes the picture."
  ).under(section)
  private static let rotate = Option(
    "--rotate", placeholder: "DEGREES", default: Rotation.none, shown: "0",
    help: "Turn clockwise, in addition to the page's own rotation."
  ).under(section)
  private static let region = Option<PixelRect?>(
    optional: "--region", placeholder: "X,Y,W,H",
    help: "Keep only this part, in pixels from the top left of the whole picture."
  ).under(section)
  private static let background = Option(
    "--background", placeholder: "COLOR", default: Background.white, shown: "white",
    help: "white, transparent or a color as #rrggbb."
  ).under(section)
  private static let noAnnotations = Option(
    flag: "--no-annotations", help: "Leave out annotations and form fields."
  ).under(section)
  private static let antialias = Option<AntialiasingLevel?>(
    optional: "--antialias", placeholder: "LEVEL",
    help: "Antialiasing from 0 (none) to 8 (256 shades). Default: the engine's own."
  ).under(section)
  private static let showLayer = Option<[String]>(
    repeating: "--show-layer", placeholder: "NAME",
    help: "Show a hidden layer; 'renderkit info' lists them."
  ).under(section)
  private static let hideLayer = Option<[String]>(
    repeating: "--hide-layer", placeholder: "NAME", help: "Hide a layer."
  ).under(section)
  private static let maxPixels = Option<PositiveInteger?>(
    optional: "--max-pixels", placeholder: "N",
    help: "Refuse larger pictures. Default: \(PixelLimits().pixels)."
  ).under(section)

  private static let maxSide = Option<PositiveInteger?>(
    optional: "--max-side", placeholder: "N",
    help:
      "Refuse wider or higher pictures. Default: \(PixelLimits().side), or as --max-pixels needs."
  ).under(section)

  /// What every engine can draw: cairo's own limit.
  private static let longestSide = 32767

  static let definitions =
    [pages.definition] + drawing + [maxPixels.definition, maxSide.definition]

  /// For commands that compare pages.
  static let definitionsForComparing =
    [pages.definition] + SizeOptions.definitionsForComparing + content + [maxPixels.definition]

  /// The options that change how a page is drawn.
  static let drawing = SizeOptions.definitions + content

  private static let content = [
    box.definition, rotate.definition, region.definition, background.definition,
    noAnnotations.definition, antialias.definition, showLayer.definition, hideLayer.definition,
  ]

  let pages: PageSelection
  let request: PageRequest
  private let hasSize: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    pages = try arguments[Self.pages] ?? .all
    let size = try SizeOptions.read(arguments)
    hasSize = size != nil
    request = PageRequest(
      page: 0, scaling: size ?? .scale(1), box: try arguments[Self.box],
      rotation: try arguments[Self.rotate], region: try arguments[Self.region],
      background: try arguments[Self.background],
      annotations: try !arguments[Self.noAnnotations],
      antialiasing: try arguments[Self.antialias]?.value,
      layers: LayerSelection(
        shown: Set(try arguments[Self.showLayer]), hidden: Set(try arguments[Self.hideLayer])),
      limits: try Self.limits(arguments))
  }

  /// The request for pages that are compared: a digit of small text is lost at 72 dpi.
  func request(comparing source: DocumentSource) -> PageRequest {
    guard !hasSize, (try? source.recognizedFormat()) == .pdf else { return request }
    var request = request
    request.scaling = .dpi(Double(SizeOptions.comparedDPI))
    return request
  }

  private static func limits(_ arguments: ParsedArguments) throws(UsageError) -> PixelLimits {
    var limits = PixelLimits()
    if let pixels = try arguments[maxPixels]?.value {
      limits = PixelLimits(pixels: pixels, side: max(limits.side, min(pixels, longestSide)))
    }
    if let side = try arguments[maxSide]?.value { limits.side = side }
    return limits
  }
}
