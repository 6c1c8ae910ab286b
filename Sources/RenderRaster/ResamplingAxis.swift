import Glibc

/// Which samples of a source, weighted how, make up each sample of a target along one axis.
///
/// The weights are those of a Lanczos window of three lobes that is as wide as a target sample, but
/// not narrower than a source sample (K. Turkowski, "Filters for Common Resampling Tasks", Graphics
/// Gems I, 1990). Where source and target samples coincide each target is its source exactly.
struct ResamplingAxis {
  private static let lobes = 3.0

  /// The number of source samples for each target sample.
  let tapCount: Int
  /// The first source sample for each target sample, never one before that of the target before.
  let starts: [Int]
  /// The weights, `tapCount` for each target sample.
  let weights: [Float]

  /// - Parameters:
  ///   - sourceCount: The number of source samples.
  ///   - origin: The source position at which the first target sample begins.
  ///   - step: The source samples for each target sample.
  ///   - count: The number of target samples.
  init(sourceCount: Int, origin: Double, step: Double, count: Int) {
    let width = max(1, step)
    let isAligned = step == 1 && origin == origin.rounded()
    let kernels = (0..<count).map { index in
      let center = origin + (Double(index) + 0.5) * step
      return isAligned
        ? (start: min(sourceCount - 1, max(0, Int(center))), weights: [1])
        : Self.kernel(around: center, width: width, sourceCount: sourceCount)
    }
    let tapCount = kernels.map(\.weights.count).max() ?? 1
    self.tapCount = tapCount
    let starts = kernels.map { min($0.start, sourceCount - tapCount) }
    var weights = [Float](repeating: 0, count: count * tapCount)
    for (index, kernel) in kernels.enumerated() {
      let first = index * tapCount + kernel.start - starts[index]
      for (offset, weight) in kernel.weights.enumerated() { weights[first + offset] = weight }
    }
    self.starts = starts
    self.weights = weights
  }

  /// The weights for the target sample around a source position.
  private static func kernel(
    around center: Double, width: Double, sourceCount: Int
  ) -> (start: Int, weights: [Float]) {
    let last = sourceCount - 1
    let first = min(last, max(0, Int(center - lobes * width + 0.5)))
    let end = max(first, min(last, Int(center + lobes * width + 0.5) - 1))
    let all = (first...end).map { lanczos((Double($0) + 0.5 - center) / width) }
    let sum = all.reduce(0, +)
    return (first, all.map { Float($0 / sum) })
  }

  private static func lanczos(_ x: Double) -> Double {
    guard abs(x) < lobes else { return 0 }
    guard x != 0 else { return 1 }
    let angle = Double.pi * x
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}
