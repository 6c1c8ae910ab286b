/// A picture that results name.
public struct ReportPicture: Hashable, Sendable {
  /// The picture's path as the results have it.
  public let path: String

  /// A file name for a copy: unlike those of the others, and safe in a URL.
  public let name: String

  /// The rank of the worst case that shows the picture, from 0.
  public let rank: Int

  /// Whether a case that did not pass shows the picture.
  public let isSuspicious: Bool
}
