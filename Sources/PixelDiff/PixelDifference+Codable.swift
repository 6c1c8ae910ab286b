import RenderKit

extension PixelDifference {
  private enum CodingKeys: String, CodingKey {
    case firstSize, secondSize, pixels, ignoredPixels, pixelmatch, antialiased, differingPixels
    case maxChannelDifference, meanChannelDifference, psnr
  }

  /// Decodes measures; where ``ignoredPixels`` is absent there are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    firstSize = try container.decode(PixelSize.self, forKey: .firstSize)
    secondSize = try container.decode(PixelSize.self, forKey: .secondSize)
    pixels = try container.decode(Int.self, forKey: .pixels)
    ignoredPixels = try container.decodeIfPresent(Int.self, forKey: .ignoredPixels) ?? 0
    pixelmatch = try container.decode(Int.self, forKey: .pixelmatch)
    antialiased = try container.decode(Int.self, forKey: .antialiased)
    differingPixels = try container.decode(Int.self, forKey: .differingPixels)
    maxChannelDifference = try container.decode(Int.self, forKey: .maxChannelDifference)
    meanChannelDifference = try container.decode(Double.self, forKey: .meanChannelDifference)
    psnr = try container.decodeIfPresent(Double.self, forKey: .psnr)
  }

  /// Encodes every measure; ``psnr`` is present even if it is nil, ``ignoredPixels`` only above 0.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(firstSize, forKey: .firstSize)
    try container.encode(secondSize, forKey: .secondSize)
    try container.encode(pixels, forKey: .pixels)
    try container.encodeIfPresent(ignoredPixels > 0 ? ignoredPixels : nil, forKey: .ignoredPixels)
    try container.encode(pixelmatch, forKey: .pixelmatch)
    try container.encode(antialiased, forKey: .antialiased)
    try container.encode(differingPixels, forKey: .differingPixels)
    try container.encode(maxChannelDifference, forKey: .maxChannelDifference)
    try container.encode(meanChannelDifference, forKey: .meanChannelDifference)
    try container.encode(psnr, forKey: .psnr)
  }
}
