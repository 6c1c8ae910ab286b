/// How large to draw a page.
public enum Scaling: Hashable, Sendable, Codable {
  /// Pixels per inch, where a point is 1/72 inch and a CSS pixel 1/96 inch.
  case dpi(Double)
  /// A multiple of the page's natural size: at 1, one pixel per PDF point or CSS pixel.
  case scale(Double)
  /// As large as fits, in proportion; the picture has the page's proportions.
  case fit(PixelSize)
  /// As small as covers the size, in proportion, centered; what juts out is cut.
  case fill(PixelSize)
  /// Exactly the size, out of proportion if need be.
  case exact(PixelSize)
  /// As ``fit(_:)``, but never larger than the natural size.
  case fitDown(PixelSize)
}

extension Scaling: CustomStringConvertible {
  /// The scaling as messages name it.
  public var description: String {
    switch self {
    case .dpi(let dpi): "\(dpi) dpi"
    case .scale(let scale): "a scale of \(scale)"
    case .fit(let size): "a fit in \(size) pixels"
    case .fill(let size): "a fill of \(size) pixels"
    case .exact(let size): "exactly \(size) pixels"
    case .fitDown(let size): "a fit in \(size) pixels, not enlarged"
    }
  }
}
