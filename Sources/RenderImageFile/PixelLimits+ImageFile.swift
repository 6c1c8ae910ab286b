public import RenderKit

extension PixelLimits {
  /// The limits for reading picture files: 268 million pixels (1 GiB), a million on a side.
  public static let imageFile = PixelLimits(pixels: 1 << 28, side: 1_000_000)

  /// The size, if a picture of the named file may have it.
  func checked(_ size: PixelSize, of name: String) throws(RenderError) -> PixelSize {
    guard size.width > 0, size.height > 0 else {
      throw RenderError(.damagedDocument, "\(name) is damaged: it says to have \(size) pixels.")
    }
    let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflow, count <= pixels, size.width <= side, size.height <= side else {
      throw RenderError(
        .tooLarge,
        "\(name) has \(size) pixels; the limits are \(pixels) pixels and \(side) on a side.")
    }
    return size
  }
}
