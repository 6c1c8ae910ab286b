import RenderKit

/// How a stored picture is turned and mirrored to become upright (Exif 2.32, tag 0x0112).
enum ExifOrientation: Int, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case upsideDownMirrored
  case transposed
  case quarterTurn
  case transversed
  case threeQuarterTurn

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

  /// The map from the stored picture's pixels to the upright one's.
  func transform(of size: PixelSize) -> AffineTransform {
    let (width, height) = (Double(size.width), Double(size.height))
    return switch self {
    case .upright: AffineTransform(scaleX: 1, y: 1)
    case .mirrored: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .upsideDown: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .upsideDownMirrored: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .transposed: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .quarterTurn: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .transversed: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .threeQuarterTurn: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    }
  }
}
