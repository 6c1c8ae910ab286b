/// What a window says about the difference of two pictures, as means per pixel.
struct WindowSums {
  let vector: SIMD8<Float>

  init(_ vector: SIMD8<Float>) { self.vector = vector }

  /// The difference, squared.
  var squaredDifference: Float { vector[0] }
  /// The gradient of both pictures' mean, across, squared.
  var gradientXX: Float { vector[1] }
  /// The product of both gradients.
  var gradientXY: Float { vector[2] }
  /// The gradient of both pictures' mean, down, squared.
  var gradientYY: Float { vector[3] }
  /// The difference times the gradient across.
  var differenceX: Float { vector[4] }
  /// The difference times the gradient down.
  var differenceY: Float { vector[5] }
  /// The squared gradient of the first picture.
  var firstEnergy: Float { vector[6] }
  /// The squared gradient of the second picture.
  var secondEnergy: Float { vector[7] }

  /// Whether both pictures have edges here, and these run mostly one way.
  var showsLine: Bool {
    let trace = gradientXX + gradientYY
    let along = gradientXX - gradientYY
    let isCoherent =
      along * along + 4 * gradientXY * gradientXY > 0.5 * trace * trace
    return isCoherent
      && min(firstEnergy, secondEnergy) > 0.1 * max(firstEnergy, secondEnergy)
  }
}
