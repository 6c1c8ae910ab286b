/// How far two honest rasterizers are apart, and from where on a person sees a difference.
///
/// Lengths are in pixels at 100 dpi, values in squared gray levels unless they say otherwise.
struct NoiseModel {
  /// The noise of edges, as a part of their own energy: antialiasing and hinting.
  let edgeShare: Float
  /// The noise of edges that all run one way in both pictures, as those of a line do.
  private(set) var lineShare: Float
  /// The noise where there are no edges: rounding and gradients.
  let floor: Float
  /// The energy below which a displacement is not believed, so that flat areas have none.
  let stiffness: Float
  /// The multiple of the noise from which on a person sees a difference.
  let limit: Float

  static let luma = NoiseModel(
    edgeShare: 0.3, lineShare: 0.3, floor: 200, stiffness: 30, limit: 3)
  /// Color is antialiased as luma is, and hinting does not change it.
  static let chroma = NoiseModel(
    edgeShare: 0.1, lineShare: 0.1, floor: 30, stiffness: 5, limit: 7.2)

  /// The model in which a line may be as much bolder as lines of a pixel and of two differ.
  var toleratingHairlines: NoiseModel {
    var model = self
    model.lineShare = 1
    return model
  }

  /// The mean square of the displacement that engines differ by: 0.4 pixels.
  private static let squaredDisplacement: Float = 0.16

  /// How much of windows' differences is left after their best displacements, in limits.
  ///
  /// The displacement is that of least squares, held back by the displacement expected.
  @inline(__always)
  func strengths(_ sums: WindowSums) -> SIMD8<Float> {
    let hold =
      (stiffness + 0.05 * (sums.gradientXX + sums.gradientYY)) / Self.squaredDisplacement
    let xx = sums.gradientXX + hold
    let yy = sums.gradientYY + hold
    let determinant = xx * yy - sums.gradientXY * sums.gradientXY
    let (x, y) = (sums.differenceX, sums.differenceY)
    let explained = (yy * x * x - 2 * sums.gradientXY * x * y + xx * y * y) / determinant
    let energy = pointwiseMax(sums.firstEnergy, sums.secondEnergy)
    var share = SIMD8(repeating: edgeShare)
    if lineShare != edgeShare { share.replace(with: lineShare, where: sums.showsLine) }
    let rest = pointwiseMax(sums.squaredDifference - explained, SIMD8())
    return rest / (share * energy + floor) / limit
  }
}
