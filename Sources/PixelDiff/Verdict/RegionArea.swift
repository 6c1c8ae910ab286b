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

  /// The area around both, as strong as the stronger one.
  func joined(with other: RegionArea) -> RegionArea {
    RegionArea(
      box: box.union(other.box), pixels: pixels + other.pixels, peak: max(peak, other.peak),
      center: peak >= other.peak ? center : other.center)
  }

  /// The pixels between both, across or down, whichever are more.
  func gap(to other: RegionArea) -> Int {
    let across = max(box.x, other.box.x) - min(box.x + box.width, other.box.x + other.box.width)
    let down = max(box.y, other.box.y) - min(box.y + box.height, other.box.y + other.box.height)
    return max(across, down, 0)
  }
}
