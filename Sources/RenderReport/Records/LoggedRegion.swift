import RenderKit

/// A region of a verdict.
struct LoggedRegion: Hashable, Sendable, Codable {
  let box: PixelRect
  let strength: Double
  /// A name that a later version may have added to.
  let kind: String
  let dx: Double?
  let dy: Double?
}
