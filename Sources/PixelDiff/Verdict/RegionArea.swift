import RenderKit

/// A group of neighboring windows that speak for a difference.
struct RegionArea {
  /// The extent, in pixels of the judged pictures.
  let box: PixelRect
  /// The number of pixels of the windows.
  let pixels: Int
  /// The strongest window, in limits.
  let peak: Float
  /// A pixel of the strongest window.
  let center: (x: Int, y: Int)

  func overlaps(_ other: RegionArea) -> Bool {
    box.x < other.box.x + other.box.width && other.box.x < box.x + box.width
      && box.y < other.box.y + other.box.height && other.box.y < box.y + box.height
  }
}
