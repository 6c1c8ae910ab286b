public import RenderKit

/// An asset, ready to be shown.
public struct Asset: Sendable {
  /// The pixels, upright, with colors premultiplied by alpha.
  public let bitmap: Bitmap

  /// The pixels for each point.
  public let scale: Scale

  /// The file that the asset comes from.
  public let file: AssetFile

  /// Whether the pixels come from the disk cache.
  public let isFromCache: Bool

  /// What the engine had to say; `nil` where the pixels come from the cache.
  public let notes: RenderNotes?

  /// The size in points.
  public var size: Size {
    Size(
      width: Double(bitmap.size.width) / scale.value,
      height: Double(bitmap.size.height) / scale.value)
  }
}
