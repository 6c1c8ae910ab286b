import PixelDiff
import RenderKit

/// A page that is checked.
struct BaselinePage {
  /// Where its baseline is, or would be.
  let entry: BaselineEntry
  /// The document as it is now.
  let document: any RenderDocument
  /// How the page is drawn.
  var settings: RenderSettings
  /// Whether what has changed is recorded.
  let accepts: Bool
  /// The page of each baseline that is unlike all others of the engine, by its picture's digest.
  let places: [String: Int]

  /// Which page has changed into which, as far as it shows.
  func shift(of picture: Bitmap) -> String? {
    guard let other = places[picture.pixelHash()], other != entry.page else { return nil }
    return "page \(entry.page) looks exactly as page \(other) did; pages seem to be shifted"
  }
}
