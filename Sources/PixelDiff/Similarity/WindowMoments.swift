/// The weighed means of both pictures' values in a window, of their squares and of their product.
struct WindowMoments {
  /// The constants that keep flat windows stable, for values up to 255.
  private static let luminanceConstant = 0.01 * 255 * (0.01 * 255)
  private static let structureConstant = 0.03 * 255 * (0.03 * 255)

  /// The first and the second mean, the mean of the sum of both squares, that of the product.
  let vector: SIMD4<Double>
  let covarianceFactor: Double

  @inline(__always)
  static func products(_ values: SIMD2<Double>) -> SIMD4<Double> {
    let product = values * values
    return SIMD4(values.x, values.y, product.x + product.y, values.x * values.y)
  }

  /// How alike the means are.
  @inline(__always)
  var luminance: Double {
    (2 * vector.x * vector.y + Self.luminanceConstant)
      / (vector.x * vector.x + vector.y * vector.y + Self.luminanceConstant)
  }

  /// How alike contrast and structure are.
  @inline(__always)
  var structure: Double {
    let variances = vector.z - vector.x * vector.x - vector.y * vector.y
    let covariance = vector.w - vector.x * vector.y
    return (2 * covarianceFactor * covariance + Self.structureConstant)
      / (covarianceFactor * variances + Self.structureConstant)
  }
}
