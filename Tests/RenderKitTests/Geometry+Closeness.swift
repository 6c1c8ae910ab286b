import RenderKit

extension Double {
  /// Whether two numbers differ by rounding errors only.
  func isClose(to other: Double) -> Bool { abs(self - other) <= 1e-6 * max(1, abs(self)) }
}

extension Rect {
  func isClose(to other: Rect) -> Bool {
    x.isClose(to: other.x) && y.isClose(to: other.y) && width.isClose(to: other.width)
      && height.isClose(to: other.height)
  }
}

extension AffineTransform {
  func apply(toX x: Double, y: Double) -> (x: Double, y: Double) {
    let image = apply(to: Rect(x: x, y: y, width: 0, height: 0))
    return (image.x, image.y)
  }

  func isClose(to other: AffineTransform) -> Bool {
    a.isClose(to: other.a) && b.isClose(to: other.b) && c.isClose(to: other.c)
      && d.isClose(to: other.d) && tx.isClose(to: other.tx) && ty.isClose(to: other.ty)
  }
}
