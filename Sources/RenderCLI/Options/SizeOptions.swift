import ArgumentParsing
import RenderKit

/// How large pages are drawn: at most one of these options is given.
enum SizeOptions {
  private static let section = "SIZE OPTIONS"

  private static let dpi = dpi(pdf: 72)
  private static let scale = Option<PositiveNumber?>(
    optional: "-s", "--scale", placeholder: "N", help: "A multiple of the natural size."
  ).under(section).excluding("size")
  private static let fit = size("--fit", "As large as fits, in proportion.")
  private static let fill = size("--fill", "As small as covers, in proportion, cut to size.")
  private static let exact = size("--exact", "Exactly this size, out of proportion if need be.")
  private static let fitDown = size("--fit-down", "As --fit, but never enlarged.")

  private static let others =
    [scale.definition] + [fit, fill, exact, fitDown].map(\.definition)

  static let definitions = [dpi.definition] + others

  /// For commands that judge what a person sees, which takes more than the natural size of a PDF.
  static let definitionsForComparing = [dpi(pdf: comparedDPI).definition] + others

  /// The resolution at which verdicts on a PDF were tried.
  static let comparedDPI = 100

  /// The size that was chosen, if any was.
  static func read(_ arguments: ParsedArguments) throws(UsageError) -> Scaling? {
    if let dpi = try arguments[dpi] { return .dpi(dpi.value) }
    if let scale = try arguments[scale] { return .scale(scale.value) }
    if let size = try arguments[fit] { return .fit(size) }
    if let size = try arguments[fill] { return .fill(size) }
    if let size = try arguments[exact] { return .exact(size) }
    if let size = try arguments[fitDown] { return .fitDown(size) }
    return nil
  }

  private static func dpi(pdf resolution: Int) -> Option<PositiveNumber?> {
    Option(
      optional: "-r", "--dpi", placeholder: "N",
      help: "Pixels per inch. Without any of these, \(resolution) for PDF and 96 for SVG."
    ).under(section).excluding("size")
  }

  private static func size(_ name: String, _ help: String) -> Option<PixelSize?> {
    Option(optional: name, placeholder: "WxH", help: help).under(section).excluding("size")
  }
}
