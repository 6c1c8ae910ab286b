import RenderKit

/// Two pictures and how they differ: a `comparison` or a `diff`.
struct LoggedComparison: Hashable, Sendable, Decodable {
  let first: LoggedRendering
  let second: LoggedRendering
  let settings: LoggedSettings?
  let agreement: String
  let verdict: String
  let score: Double
  let regions: [LoggedRegion]
  let result: String?
  let reason: String?
  let picture: String?
  let text: LoggedTextChange?
  let warnings: [String]?
  let measures: [String: LoggedMeasure]?

  let firstSize: PixelSize
  let secondSize: PixelSize
  let pixels: Int
  let pixelmatch: Int
  let differingPixels: Int
  let maxChannelDifference: Int
  let meanChannelDifference: Double
  let psnr: Double?
}
