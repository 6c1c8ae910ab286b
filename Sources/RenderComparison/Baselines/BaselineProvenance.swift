import RenderKit

/// Where a recorded picture comes from: what is stored beside it.
struct BaselineProvenance: ResultRecord, Hashable {
  static let type = "baselinePicture"

  /// The document; its file is named from the directory that the baselines' directory is in.
  let document: DocumentProvenance
  /// The engine.
  let engine: EngineIdentity
  /// How the page was asked to be drawn.
  let settings: RenderSettings
  /// The page's number, from 1.
  let page: Int
  /// The number of pages that the document had.
  let pageCount: Int
  /// The picture's size in pixels.
  let size: PixelSize
  /// The digest of the picture.
  let pixelHash: String

  /// What a recorded picture shows.
  func rendering(_ picture: String) -> Rendering {
    var rendering = Rendering(document, engine, page: page)
    rendering.picture = picture
    rendering.isBaseline = true
    return rendering
  }
}
