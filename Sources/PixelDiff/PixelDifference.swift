import CPixelDiff
public import RenderKit

/// How two pictures differ, pixel by pixel.
///
/// The pictures lie on each other with their top left corners. Pixels that only one of them has
/// count as different always, in every measure, by the full range of each channel.
///
/// ``pixelmatch`` and ``antialiased`` judge as a person may. The other measures are exact: they
/// compare premultiplied values, so the invisible color of a transparent pixel does not count. Their
/// channels are red, green and blue, and alpha too if either picture is not fully opaque.
public struct PixelDifference: Hashable, Sendable, Codable {
  /// The size of the first picture.
  public let firstSize: PixelSize
  /// The size of the second picture.
  public let secondSize: PixelSize

  /// The number of pixels that either picture has, of which all counts are a part.
  public let pixels: Int

  /// The number of differing pixels as pixelmatch 7.2.0 counts them.
  ///
  /// It is the count for the common part, and every pixel outside of it.
  public let pixelmatch: Int

  /// The number of pixels left out of ``pixelmatch`` because they differ in antialiasing only.
  public let antialiased: Int

  /// The number of pixels that differ at all.
  public let differingPixels: Int

  /// The greatest difference of a channel, from 0 to 255.
  public let maxChannelDifference: Int

  /// The mean difference of a channel over all ``pixels``, from 0 to 255.
  public let meanChannelDifference: Double

  /// The peak signal-to-noise ratio in decibels, or nil, `null` in JSON, where nothing differs.
  public let psnr: Double?

  /// The number of pixels left out of ``pixels`` because they were to be ignored.
  public let ignoredPixels: Int

  init(_ sizes: (PixelSize, PixelSize), _ counts: PixelCounts, _ comparison: PixelComparison) {
    (firstSize, secondSize) = sizes
    let single = counts.single
    let channels = comparison.channels
    let tally = comparison.tally
    pixels = counts.all
    ignoredPixels = counts.ignored
    pixelmatch = Int(tally.different) + single
    antialiased = Int(tally.antialiased)
    differingPixels = Int(tally.unequal) + single
    maxChannelDifference = single > 0 ? 255 : Int(tally.greatest)
    let samples = Double(pixels * channels)
    meanChannelDifference = Double(Int(tally.sum) + single * channels * 255) / samples
    psnr = Self.psnr(
      meanSquare: Double(Int(tally.squares) + single * channels * 255 * 255) / samples)
  }
}
