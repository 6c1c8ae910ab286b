public import RenderKit

/// A part of a page in which a person sees a difference.
public struct VerdictRegion: Hashable, Sendable, Codable {
  /// What happened to a part of a page, from the first picture to the second.
  public enum Kind: Hashable, Sendable {
    /// Only the first picture has something there.
    case contentMissing
    /// Only the second picture has something there.
    case contentAdded
    /// The same lies elsewhere: so many pixels to the right and down.
    case moved(dx: Double, dy: Double)
    /// The same is there in another color.
    case colorChanged
    /// Something else is there.
    case shapeChanged
    /// The same is there, less than three quarters of a pixel away.
    case antialiasingOnly
  }

  /// The smallest rectangle around it, in pixels of the pictures.
  public let box: PixelRect
  /// The number of pixels of the windows that it consists of.
  public let pixels: Int
  /// How strong the difference is at its strongest, from 0 to 1; at the limit it is a half.
  public let strength: Double
  /// What happened.
  public let kind: Kind

  init(box: PixelRect, pixels: Int, strength: Double, kind: Kind) {
    self.box = box
    self.pixels = pixels
    self.strength = strength
    self.kind = kind
  }

  init(_ area: RegionArea, _ kind: Kind, _ scale: PageScale) {
    self.init(
      box: scale.original(area.box), pixels: scale.original(pixels: area.pixels),
      strength: Double(area.peak / (area.peak + 1)), kind: scale.original(kind))
  }
}
