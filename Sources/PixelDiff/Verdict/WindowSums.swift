/// What eight cells or windows say about the difference of two pictures: sums of products.
struct WindowSums {
  /// The number of sums.
  static let count = 8

  private var sums = [8 of SIMD8<Float>](repeating: SIMD8())

  /// One of the sums, in the order of the properties below.
  @inline(__always)
  subscript(index: Int) -> SIMD8<Float> {
    get { sums[index] }
    set { sums[index] = newValue }
  }

  /// The difference, squared.
  var squaredDifference: SIMD8<Float> { sums[0] }
  /// The gradient of both pictures' mean, across, squared.
  var gradientXX: SIMD8<Float> { sums[1] }
  /// The product of both gradients.
  var gradientXY: SIMD8<Float> { sums[2] }
  /// The gradient of both pictures' mean, down, squared.
  var gradientYY: SIMD8<Float> { sums[3] }
  /// The difference times the gradient across.
  var differenceX: SIMD8<Float> { sums[4] }
  /// The difference times the gradient down.
  var differenceY: SIMD8<Float> { sums[5] }
  /// The squared gradient of the first picture.
  var firstEnergy: SIMD8<Float> { sums[6] }
  /// The squared gradient of the second picture.
  var secondEnergy: SIMD8<Float> { sums[7] }

  /// Adds a pixel of each cell.
  @inline(__always)
  mutating func add(_ first: Slopes, _ second: Slopes) {
    let difference = SIMD8<Float>(first.value &- second.value)
    let x = SIMD8<Float>(first.across &+ second.across)
    let y = SIMD8<Float>(first.down &+ second.down)
    let firstX = SIMD8<Float>(first.across)
    let firstY = SIMD8<Float>(first.down)
    let secondX = x - firstX
    let secondY = y - firstY
    sums[0] += difference * difference
    sums[1] += x * x
    sums[2] += x * y
    sums[3] += y * y
    sums[4] += difference * x
    sums[5] += difference * y
    sums[6] += firstX * firstX + firstY * firstY
    sums[7] += secondX * secondX + secondY * secondY
  }

  /// The means of windows per pixel in squared gray levels, from sums of a channel's steps.
  ///
  /// A picture's gradient is half of what its neighbors differ by, the mean's a quarter of both.
  @inline(__always)
  func means(stepsPerLevel: Float) -> WindowSums {
    let unit = 1 / (stepsPerLevel * stepsPerLevel * 144)
    var means = self
    means.sums[0] *= unit
    for index in 1..<4 { means.sums[index] *= unit / 16 }
    for index in 4..<8 { means.sums[index] *= unit / 4 }
    return means
  }

  /// Where both pictures have edges, the fainter ones at least this part of the others' energy, and
  /// these run mostly one way.
  @inline(__always)
  func showsLine(agreeing part: Float, oneWay: Float) -> SIMDMask<SIMD8<Int32>> {
    let trace = gradientXX + gradientYY
    let along = gradientXX - gradientYY
    let isCoherent =
      along * along + 4 * gradientXY * gradientXY .> oneWay * trace * trace
    let least = pointwiseMin(firstEnergy, secondEnergy)
    return isCoherent .& (least .> part * pointwiseMax(firstEnergy, secondEnergy))
  }
}
