import CPixelDiff
import RenderKit

/// The comparison of two pictures in their common part, as pixelmatch 7.2.0 does it.
struct PixelComparison {
  /// The squared distance of black and white in YIQ, the greatest there is.
  private static let greatestDistance = 35215.0

  /// What was counted.
  let tally: rk_pixel_tally
  /// The number of channels that were compared: 3 where both pictures are opaque, or 4.
  let channels: Int
  /// How each pixel differs (`rk_pixel_mark`), row after row; empty where that was not asked for.
  let marks: [UInt8]

  /// Compares two pictures.
  ///
  /// Most are opaque, which the comparison itself finds out, so that it is the only one that reads
  /// them.
  init(_ first: Bitmap, _ second: Bitmap, _ options: PixelDiffOptions, notesPlaces: Bool = false) {
    let size = first.size.common(with: second.size)
    var marks = [UInt8](repeating: 0, count: notesPlaces ? size.area : 0)
    let bitmaps = (first, second)
    let hasAllRead = first.size == second.size
    if let tally = unsafe Self.compare(bitmaps, size, options, &marks, by: rk_compare_opaque),
      hasAllRead || first.isOpaque && second.isOpaque
    {
      (self.tally, channels) = (tally, 3)
    } else if first.isIdentical(to: second) {
      (tally, channels) = (rk_pixel_tally(), 4)
    } else {
      marks = [UInt8](repeating: 0, count: marks.count)
      let tally = unsafe Self.compare((first.straight, second.straight), size, options, &marks) {
        unsafe rk_compare_translucent($0, $1, $2)
        return true
      }
      self.tally = tally ?? rk_pixel_tally()
      channels = 4
    }
    self.marks = marks
  }

  private typealias Comparison =
    @convention(c) (
      UnsafePointer<rk_pixel_pair>?, UnsafePointer<rk_pixel_options>?,
      UnsafeMutablePointer<rk_pixel_tally>?
    ) -> Bool

  private static func compare(
    _ bitmaps: (Bitmap, Bitmap), _ size: PixelSize, _ options: PixelDiffOptions,
    _ marks: inout [UInt8], by comparison: Comparison
  ) -> rk_pixel_tally? {
    var tally = rk_pixel_tally()
    let succeeded = unsafe bitmaps.0.bytes.withUnsafeBufferPointer { first in
      unsafe bitmaps.1.bytes.withUnsafeBufferPointer { second in
        unsafe marks.withUnsafeMutableBufferPointer { marks in
          var pair = unsafe rk_pixel_pair(
            first: first.baseAddress, second: second.baseAddress,
            first_stride: bitmaps.0.layout.bytesPerRow, second_stride: bitmaps.1.layout.bytesPerRow,
            width: size.width, height: size.height)
          var settings = unsafe rk_pixel_options(
            greatest_distance: greatestDistance * options.threshold * options.threshold,
            detects_antialiasing: !options.includeAntialiasing,
            marks: marks.isEmpty ? nil : marks.baseAddress)
          return unsafe comparison(&pair, &settings, &tally)
        }
      }
    }
    return succeeded ? tally : nil
  }
}
