import RenderKit

/// How pictures are brought to about 100 dpi, for which the limits are stated, and results back.
///
/// Coarser pictures stay as they are: antialiasing is as wide in pixels at any resolution.
struct PageScale {
  /// The pixels that become one; 1 leaves pictures as they are.
  let factor: Double
  /// The pixels that are left out at each side, for engines fill them in part.
  let margin: Int

  init(dpi: Double, _ size: PixelSize) {
    let isEnough = dpi <= 125 || Double(min(size.width, size.height)) < 16 * dpi / 100
    factor = isEnough ? 1 : dpi / 100
    margin = min(size.width, size.height) < 16 ? 0 : 1
  }

  /// A rectangle of the judged pictures in pixels of the original ones.
  func original(_ box: PixelRect) -> PixelRect {
    let left = Int((Double(box.x + margin) * factor).rounded(.down))
    let top = Int((Double(box.y + margin) * factor).rounded(.down))
    return PixelRect(
      x: left, y: top, width: Int((Double(box.width) * factor).rounded(.up)),
      height: Int((Double(box.height) * factor).rounded(.up)))
  }

  func original(pixels: Int) -> Int { Int((Double(pixels) * factor * factor).rounded()) }

  func original(_ kind: VerdictRegion.Kind) -> VerdictRegion.Kind {
    guard case .moved(let dx, let dy) = kind else { return kind }
    return .moved(dx: dx * factor, dy: dy * factor)
  }
}
