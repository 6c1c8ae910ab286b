import Glibc
public import RenderKit

extension StructuralSimilarity {
  /// What each scale counts for, from the finest.
  private static let exponents = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333]

  /// Measures how alike two pictures are.
  ///
  /// - Throws: `RenderError` with the code `invalidRequest` where no window fits into what both
  ///   pictures have.
  public func mean(of pair: PicturePair) throws(RenderError) -> Double {
    try check(pair, "SSIM", scales: 1)
    return try mean(of: pair, "SSIM") { (samples) throws(RenderError) in
      try similarity(samples, "SSIM").whole
    }
  }

  /// Measures how alike two pictures are over five scales, each half as fine as the one before.
  ///
  /// Z. Wang, E. Simoncelli, A. Bovik, "Multiscale structural similarity for image quality
  /// assessment", Asilomar Conference on Signals, Systems and Computers (2003). Each scale is made of
  /// the means of 2 x 2 pixels of the one before; a last odd row or column is left out. Contrast and
  /// structure that are opposite count as unrelated. The paper's window is ``Window/gaussian``.
  /// - Throws: `RenderError` with the code `invalidRequest` where no window fits into the coarsest
  ///   scale: what both pictures have must be at least 176 pixels wide and high, or 112 with a
  ///   uniform window.
  public func multiscaleMean(of pair: PicturePair) throws(RenderError) -> Double {
    try check(pair, "MS-SSIM", scales: Self.exponents.count)
    return try mean(of: pair, "MS-SSIM") { (finest) throws(RenderError) in
      var samples = finest
      var product = 1.0
      for (scale, exponent) in Self.exponents.enumerated() {
        let isCoarsest = scale == Self.exponents.count - 1
        let similarity = try similarity(samples, "MS-SSIM")
        product *= pow(max(0, isCoarsest ? similarity.whole : similarity.structure), exponent)
        if !isCoarsest { samples = samples.halved() }
      }
      return product
    }
  }

  /// The mean over the channels, less the share of pixels that only one picture has.
  private func mean(
    of pair: PicturePair, _ name: String,
    _ measure: (SamplePairs) throws(RenderError) -> Double
  ) throws(RenderError) -> Double {
    let pixels = (StraightPixels(pair.first), StraightPixels(pair.second))
    let isCounted = pair.isCounted
    var sum = 0.0
    for weights in channels.weights {
      let samples = SamplePairs(pixels.0, pixels.1, pair.commonSize, weights, isCounted)
      sum += try measure(samples)
    }
    let mean = sum / Double(channels.weights.count)
    return pair.counts.single == 0
      ? mean : mean * Double(pair.counts.common) / Double(pair.counts.all)
  }

  private func similarity(
    _ samples: SamplePairs, _ name: String
  ) throws(RenderError) -> MeanSimilarity {
    var scan = SimilarityScan(samples, window)
    guard let similarity = scan.run() else {
      throw RenderError(
        .invalidRequest,
        "\(name) was not measured: the middle of no window of \(window.taps.count) x "
          + "\(window.taps.count) pixels counts; ignore less.")
    }
    return similarity
  }

  private func check(_ pair: PicturePair, _ name: String, scales: Int) throws(RenderError) {
    let least = window.taps.count << (scales - 1)
    let size = pair.commonSize
    guard min(size.width, size.height) < least else { return }
    throw RenderError(
      .invalidRequest,
      "\(name) was not measured: it needs \(least) x \(least) pixels that both pictures have, not "
        + "\(size).")
  }
}

extension StructuralSimilarity.Channels {
  /// The weights of red, green and blue in each channel.
  fileprivate var weights: [SIMD3<Double>] {
    switch self {
    case .colors: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .luma: [[0.2125, 0.7154, 0.0721]]
    }
  }
}
