import RenderKit

/// How pages were asked to be drawn, as far as a report says it.
struct LoggedSettings: Hashable, Sendable, Codable {
  let dpi: Double?
  let scale: Double?
  let box: String?
  let rotation: Int?
  let region: PixelRect?
  let background: String?
}
