import Glibc

extension StructuralSimilarity.Window {
  /// The weights of a row or column of the window, of which a pixel's weight is a product.
  var taps: [Double] {
    switch self {
    case .uniform: [Double](repeating: 1.0 / 7, count: 7)
    case .gaussian: Self.gaussianTaps
    }
  }

  /// What makes covariances unbiased, where they are to be.
  var covarianceFactor: Double { self == .uniform ? 49.0 / 48 : 1 }

  private static let gaussianTaps = {
    let heights = (-5...5).map { exp(-0.5 * Double($0 * $0) / (1.5 * 1.5)) }
    return heights.map { $0 / heights.reduce(0, +) }
  }()
}
