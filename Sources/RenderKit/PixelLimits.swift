/// The largest picture that a request may ask for, decided before anything is allocated.
public struct PixelLimits: Hashable, Sendable, Codable {
  /// The most pixels that a whole page may have.
  public var pixels: Int

  /// The most columns or rows that a whole page may have.
  public var side: Int

  /// Creates limits; by default 50 million pixels and 20,000 on a side.
  public init(pixels: Int = 50_000_000, side: Int = 20_000) {
    self.pixels = pixels
    self.side = side
  }

  /// What no limit can raise, so that a picture's bytes can be counted.
  private static let greatest = (pixels: 1 << 48, side: Int(Int32.max))

  /// The whole-number size, if it is within the limits.
  func checked(width: Double, height: Double) throws(RenderError) -> PixelSize {
    let pixels = min(pixels, Self.greatest.pixels)
    let side = min(side, Self.greatest.side)
    guard width.isFinite, height.isFinite, width <= Double(side), height <= Double(side),
      width * height <= Double(pixels)
    else {
      throw RenderError(
        .tooLarge,
        "The picture would be \(Self.count(width)) x \(Self.count(height)) pixels; the limits are "
          + "\(pixels) pixels and \(side) on a side: ask for a lower resolution or raise the limits.",
        bytesNeeded: Int(exactly: width * height * 4))
    }
    return PixelSize(width: Int(width), height: Int(height))
  }

  private static func count(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
