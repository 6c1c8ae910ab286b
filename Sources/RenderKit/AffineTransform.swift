/// An affine map of the plane: (x, y) to (a x + c y + tx, b x + d y + ty).
public struct AffineTransform: Hashable, Sendable {
  /// The x of the image of the unit vector along x.
  public var a: Double
  /// The y of the image of the unit vector along x.
  public var b: Double
  /// The x of the image of the unit vector along y.
  public var c: Double
  /// The y of the image of the unit vector along y.
  public var d: Double
  /// The x of the image of the origin.
  public var tx: Double
  /// The y of the image of the origin.
  public var ty: Double

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a scaling.
  public init(scaleX: Double, y scaleY: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0)
  }

  /// Creates a translation.
  public init(translationX: Double, y translationY: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: translationY)
  }

  /// The map that applies this one first and the other one second.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Whether distinct points have distinct images, all of them finite.
  var isInvertible: Bool {
    (a * d - b * c).isNormal && tx.isFinite && ty.isFinite
  }

  /// The bounds of the image of a rectangle.
  package func apply(to rect: Rect) -> Rect {
    func image(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (a * x + c * y + tx, b * x + d * y + ty)
    }
    let corners = [
      image(rect.x, rect.y), image(rect.maxX, rect.y), image(rect.x, rect.maxY),
      image(rect.maxX, rect.maxY),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return Rect(
      from: (xs.reduce(.infinity, min), ys.reduce(.infinity, min)),
      to: (xs.reduce(-.infinity, max), ys.reduce(-.infinity, max)))
  }
}
