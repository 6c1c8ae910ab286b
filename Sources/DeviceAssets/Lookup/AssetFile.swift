/// The file that an asset comes from.
public struct AssetFile: Hashable, Sendable, Codable {
  /// Where it was found.
  public let location: AssetLocation
  /// Its path.
  public let path: String
  /// Whether it is a drawing, which is rendered for each scale, or a picture made for one.
  public let isVector: Bool
  /// The scale that a picture is made for, as its name says; 1 for drawings.
  public let scale: Scale
}
