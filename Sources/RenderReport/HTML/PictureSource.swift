/// Where a page finds a picture.
public enum PictureSource: Hashable, Sendable {
  /// A file, by its URL relative to the page.
  ///
  /// A page that is opened from a disk may show a picture file but not read its pixels. `pixels` is
  /// the URL of a style sheet that hands them over; see ``pixelSheet(of:)``.
  case file(String, pixels: String? = nil)
  /// The picture itself, as a `data:` URL; see ``embedding(_:)``.
  case embedded(String)
}
