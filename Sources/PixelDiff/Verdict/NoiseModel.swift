/// How far two honest rasterizers are apart, and from where on a person sees a difference.
///
/// Lengths are in pixels at 100 dpi, values in squared gray levels unless they say otherwise.
struct NoiseModel {
  /// What both pictures' energies together say about the noise of edges.
  enum Common {
    /// Their geometric mean: hinting makes edges harder in one picture, but leaves them in both.
    case mean
    /// The lesser one: color that only one picture has is not noise.
    case least
    /// The greater one: a line may be as bold as it likes.
    case most
  }

  /// The noise of edges, as a part of the energy that both pictures have: antialiasing and hinting.
  private(set) var edgeShare: Float
  /// The noise of edges that all run one way in both pictures, as those of a thin line do.
  ///
  /// Engines round its position and its width, so that it may differ by all of its energy.
  let lineShare: Float
  /// The noise where there are no edges: rounding and gradients.
  let floor: Float
  /// The energy below which a displacement is not believed, so that flat areas have none.
  let stiffness: Float
  /// The multiple of the noise from which on a person sees a difference.
  let limit: Float
  private(set) var common: Common
  /// Whether lines of half a point are so much thinner than a pixel that engines either draw them a
  /// pixel wide or leave hardly anything of them.
  private var linesAreFaint = false

  static let luma = NoiseModel(
    edgeShare: 0.3, lineShare: 1, floor: 200, stiffness: 30, limit: 3, common: .mean)
  /// Color is antialiased as luma is, and hinting does not change it.
  static let chroma = NoiseModel(
    edgeShare: 0.1, lineShare: 1, floor: 30, stiffness: 5, limit: 10, common: .least)

  /// The model of pictures whose pixels' noise became finer, for they were reduced, or is coarser.
  func reduced(by factor: Double) -> NoiseModel {
    var model = self
    model.edgeShare /= Float(factor)
    return model
  }

  /// The resolution below which a line of half a point is thinner than 0.6 pixels.
  private static let faintLineResolution = 86.0

  /// The model of pictures of this resolution.
  func at(dpi: Double) -> NoiseModel {
    var model = self
    model.linesAreFaint = dpi < Self.faintLineResolution
    return model
  }

  /// The model in which a line of either picture may be all noise, and not only as far as both agree.
  var toleratingHairlines: NoiseModel {
    var model = self
    model.common = .most
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
    var share = SIMD8(repeating: edgeShare)
    // Where a hairline meets another one or a stem, its edges run less clearly one way.
    let isLine =
      linesAreFaint
      ? sums.showsLine(agreeing: 0.02, oneWay: 0.1) : sums.showsLine(agreeing: 0.1, oneWay: 0.5)
    share.replace(with: lineShare, where: isLine)
    var energy = energy(sums)
    if linesAreFaint {
      energy.replace(with: pointwiseMax(sums.firstEnergy, sums.secondEnergy), where: isLine)
    }
    let rest = pointwiseMax(sums.squaredDifference - explained, SIMD8())
    return rest / (share * energy + floor) / limit
  }

  @inline(__always)
  private func energy(_ sums: WindowSums) -> SIMD8<Float> {
    switch common {
    case .mean: (sums.firstEnergy * sums.secondEnergy).squareRoot()
    case .least: pointwiseMin(sums.firstEnergy, sums.secondEnergy)
    case .most: pointwiseMax(sums.firstEnergy, sums.secondEnergy)
    }
  }
}
