import ArgumentParsing
import PixelDiff
import RenderComparison

/// Which pixels of two pictures count, and what is measured of them: shared by every command that
/// compares.
struct PairOptions {
  private static let section = "COMPARISON OPTIONS"

  private static let ignore = Option<[ComparedRegion]>(
    repeating: "--ignore", placeholder: "X,Y,W,H",
    help: "Leave out these pixels, counted from the top left corner; 10,20,100,50pt is in points, "
      + "3:10,20,100,50 on page 3 only."
  ).under(section)
  private static let only = Option<[ComparedRegion]>(
    repeating: "--only", placeholder: "X,Y,W,H",
    help: "Compare nothing but this, written as for --ignore."
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

  /// Which parts count.
  let regions: ComparedRegions
  /// What becomes of pictures of different size.
  let sizes: SizeMismatchPolicy
  /// Whether the measures that take time are taken.
  let measures: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    regions = ComparedRegions(
      ignoring: try arguments[Self.ignore], including: try arguments[Self.only])
    sizes = try arguments[Self.sizes]
    measures = try arguments[Self.measures]
  }

  /// Refuses regions of single pages, where there are none.
  func checkNoPages() throws(UsageError) {
    guard let region = (regions.ignored + regions.included).first(where: { $0.page != nil }) else {
      return
    }
    throw UsageError("'\(region)' names a page, but pictures have none; leave out the number")
  }
}
