import ArgumentParsing
import PixelDiff
import RenderKit

/// Which pixels of two pictures count, and what is measured of them.
struct PairOptions {
  private static let section = "COMPARISON OPTIONS"

  private static let ignore = Option<[PixelRect]>(
    repeating: "--ignore", placeholder: "X,Y,W,H",
    help: "Leave out these pixels, counted from the top left corner."
  ).under(section)
  private static let only = Option<[PixelRect]>(
    repeating: "--only", placeholder: "X,Y,W,H", help: "Compare nothing but these pixels."
  ).under(section)
  private static let sizes = Option(
    "--size-mismatch", placeholder: "POLICY", default: SizeMismatchPolicy.overlap,
    shown: "overlap",
    help:
      "What different sizes mean: a failure (fail), that what only one picture has is different "
      + "(overlap), that what one lacks is white (pad), and it lies where it fits best (align)."
  ).under(section)
  private static let measures = Option(
    flag: "--measures", help: "Add SSIM, MS-SSIM and CIEDE2000 distances of colors."
  ).under(section)

  static let definitions = [
    ignore.definition, only.definition, sizes.definition, measures.definition,
  ]

  /// Which pixels count.
  let mask: PixelMask
  /// What becomes of pictures of different size.
  let sizes: SizeMismatchPolicy
  /// Whether the measures that take time are taken.
  let measures: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    mask = PixelMask(
      ignoring: try arguments[Self.ignore], including: try arguments[Self.only])
    sizes = try arguments[Self.sizes]
    measures = try arguments[Self.measures]
  }
}
