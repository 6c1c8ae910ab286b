public import RenderKit

/// Two pictures laid on each other for comparison, and which of their pixels count.
///
/// ``PixelDifference``, ``Verdict`` and the measures compare a pair. What does not count is painted
/// white in both pictures, so that nothing in it can reach any result. Counts, means and percentiles
/// leave it out. Beside it, what looks at neighborhoods (the verdict, SSIM, antialiasing) sees white
/// in both: a difference within a few pixels of a border can weigh less, but none can arise.
public struct PicturePair: Sendable {
  /// The first picture as it is compared.
  public let first: Bitmap
  /// The second picture as it is compared.
  public let second: Bitmap

  /// The first picture's own size.
  public let firstSize: PixelSize
  /// The second picture's own size.
  public let secondSize: PixelSize

  /// Which pixels count.
  public let mask: PixelMask

  /// Where the first picture lies.
  public let firstOffset: PixelOffset
  /// Where the second picture lies.
  public let secondOffset: PixelOffset

  let counts: PixelCounts

  init(
    _ first: Bitmap, _ second: Bitmap, ofSizes sizes: (PixelSize, PixelSize), _ mask: PixelMask,
    _ offsets: (PixelOffset, PixelOffset), _ counts: PixelCounts
  ) {
    self.first = first
    self.second = second
    (firstSize, secondSize) = sizes
    self.mask = mask
    (firstOffset, secondOffset) = offsets
    self.counts = counts
  }

  /// The number of pixels that either picture has but that do not count.
  public var ignoredPixels: Int { counts.ignored }

  /// What both pictures have, as far as anything in it counts.
  var commonSize: PixelSize { first.size.common(with: second.size) }
}
