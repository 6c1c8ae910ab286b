/// What lies behind a page.
public enum Background: Hashable, Sendable, Codable {
  /// An opaque color in sRGB, 0 to 255 for each channel.
  case color(red: UInt8, green: UInt8, blue: UInt8)
  /// Nothing: where the page draws nothing, the picture is transparent.
  case transparent

  /// Paper.
  public static let white = Background.color(red: 255, green: 255, blue: 255)
}
