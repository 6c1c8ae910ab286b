import RenderKit

/// Tells pixels that smooth an edge from others, as pixelmatch does.
///
/// Such a pixel has darker and brighter neighbors, hardly any like itself, and the darkest or the
/// brightest of them is part of a flat area in both pictures (Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector", 2009).
struct AntialiasingDetector {
  let first: StraightPixels
  let second: StraightPixels
  let size: PixelSize

  /// Whether the pixel smooths an edge in either picture.
  func isAntialiased(x: Int, y: Int) -> Bool {
    let pixel = Neighborhood(x: x, y: y, in: size)
    return isAntialiased(pixel, in: first) || isAntialiased(pixel, in: second)
  }

  private func isAntialiased(_ pixel: Neighborhood, in pixels: StraightPixels) -> Bool {
    if pixel.hasManyEqual(in: pixels) { return false }
    let extremes = brightnessExtremes(around: pixel, in: pixels)
    return extremes.areFound
      && (isFlat(pixel.neighbor(extremes.darkest)) || isFlat(pixel.neighbor(extremes.brightest)))
  }

  private func brightnessExtremes(
    around pixel: Neighborhood, in pixels: StraightPixels
  ) -> BrightnessExtremes {
    let center = pixels[pixel.x, pixel.y]
    let index = pixel.y &* size.width &+ pixel.x
    // The pixel itself is met as well.
    var extremes = BrightnessExtremes(equal: pixel.isAtEdge ? 0 : -1)
    // The order decides which of equally bright neighbors is looked at: column by column.
    for x in pixel.columns {
      for y in pixel.rows {
        extremes.add(ColorDifference(center, pixels[x, y], at: index).brightness)
      }
    }
    return extremes
  }

  private func isFlat(_ place: (x: Int, y: Int)) -> Bool {
    let pixel = Neighborhood(x: place.x, y: place.y, in: size)
    return pixel.hasManyEqual(in: first) && pixel.hasManyEqual(in: second)
  }
}
