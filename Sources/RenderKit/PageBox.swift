/// A boundary of a page (ISO 32000-2, section 14.11.2).
public enum PageBox: String, Hashable, Sendable, Codable, CaseIterable {
  /// What a viewer shows; the whole page in formats that have only one boundary.
  case crop
  /// The sheet that the page is printed on.
  case media
  /// What is printed before trimming.
  case bleed
  /// The finished page.
  case trim
  /// The page's meaningful content as its author marked it.
  case art
}
