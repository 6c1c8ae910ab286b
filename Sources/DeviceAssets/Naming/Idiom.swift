/// The kind of device that a picture is made for.
public enum Idiom: String, Hashable, Sendable, Codable, CaseIterable {
  /// A phone: `~iphone` in file names.
  case iphone
  /// A tablet: `~ipad` in file names.
  case ipad
}
