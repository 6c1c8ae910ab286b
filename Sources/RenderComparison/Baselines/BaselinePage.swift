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
}
