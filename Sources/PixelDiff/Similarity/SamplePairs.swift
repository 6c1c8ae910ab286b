import RenderKit

/// One channel of both pictures, where both have pixels.
struct SamplePairs {
  let size: PixelSize
  /// The first and the second picture's value of each pixel, from 0 to 255.
  let values: [SIMD2<Double>]
  /// Which pixels count; empty where all do.
  let isCounted: [Bool]

  private init(size: PixelSize, values: [SIMD2<Double>], isCounted: [Bool]) {
    self.size = size
    self.values = values
    self.isCounted = isCounted
  }

  init(
    _ first: StraightPixels, _ second: StraightPixels, _ size: PixelSize,
    _ weights: SIMD3<Double>, _ isCounted: [Bool]
  ) {
    var values: [SIMD2<Double>] = []
    values.reserveCapacity(size.area)
    for y in 0..<size.height {
      for x in 0..<size.width {
        values.append([
          first[x, y].onWhite.sum(weights), second[x, y].onWhite.sum(weights),
        ])
      }
    }
    self.init(size: size, values: values, isCounted: isCounted)
  }

  /// The means of 2 x 2 pixels, of which each counts if one of them does.
  func halved() -> SamplePairs {
    let half = PixelSize(width: size.width / 2, height: size.height / 2)
    var means: [SIMD2<Double>] = []
    var counted: [Bool] = []
    means.reserveCapacity(half.area)
    for y in 0..<half.height {
      for x in 0..<half.width {
        let start = 2 &* y &* size.width &+ 2 &* x
        let below = start &+ size.width
        means.append(
          (values[start] + values[start &+ 1] + values[below] + values[below &+ 1]) * 0.25)
        guard !isCounted.isEmpty else { continue }
        counted.append(
          isCounted[start] || isCounted[start &+ 1] || isCounted[below] || isCounted[below &+ 1])
      }
    }
    return SamplePairs(size: half, values: means, isCounted: counted)
  }
}

extension Pixel {
  @inline(__always)
  fileprivate func sum(_ weights: SIMD3<Double>) -> Double {
    Double(red) * weights.x + Double(green) * weights.y + Double(blue) * weights.z
  }
}

extension PicturePair {
  /// Which pixels of the common part count, row after row; empty where all do.
  var isCounted: [Bool] {
    let size = commonSize
    guard !mask.isEmpty else { return [] }
    var counted = [Bool](repeating: false, count: size.area)
    for y in 0..<size.height {
      for columns in mask.countedColumns(inRow: y, width: size.width) {
        for x in columns { counted[y * size.width + x] = true }
      }
    }
    return counted
  }
}
