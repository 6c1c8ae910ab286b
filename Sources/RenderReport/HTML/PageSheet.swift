import RenderKit

/// All renderings of a page, side by side, as the page's script reads it.
struct PageSheet: Encodable, Sendable {
  struct Tile: Encodable, Sendable {
    let name: String
    let version: String?
    let place: String
    let picture: Int?
    let size: PixelSize?
    let outcome: String
    let messages: [String]
  }

  struct Consensus: Encodable, Sendable {
    struct Odd: Encodable, Sendable {
      let engine: String
      let region: LoggedRegion
    }

    let answer: String
    let engines: [String]
    let odd: [Odd]
  }

  var tiles: [Tile]
  var consensus: Consensus?
}
