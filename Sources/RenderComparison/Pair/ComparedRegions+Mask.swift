package import PixelDiff
package import RenderKit

extension ComparedRegions {
  /// Which pixels of a page's pictures count; `nil` where all do.
  package func mask(_ drawing: PageDrawing) -> PixelMask? {
    mask(page: drawing.page.index + 1) { $0.pixels(drawing) }
  }

  /// Which pixels of pictures of some resolution count; `nil` where all do.
  package func mask(dpi: Double) -> PixelMask? { mask(page: nil) { $0.pixels(dpi: dpi) } }

  private func mask(page: Int?, _ pixels: (ComparedRegion) -> PixelRect) -> PixelMask? {
    func rectangles(_ regions: [ComparedRegion]) -> [PixelRect] {
      regions.filter { $0.page == nil || $0.page == page }.map(pixels)
    }
    let mask = PixelMask(ignoring: rectangles(ignored), including: rectangles(included))
    return mask.isEmpty ? nil : mask
  }
}
