import RenderKit

/// All windows of two pictures, row by row.
struct SimilarityScan {
  private let samples: SamplePairs
  private let window: StructuralSimilarity.Window
  private let taps: [Double]
  /// For each column, the moments of the pixels of the current row of windows.
  private var columns: [SIMD4<Double>]
  /// Whether pictures are equal in each row.
  private let isEqual: [Bool]

  private var structure = 0.0
  private var whole = 0.0
  private var count = 0

  init(_ samples: SamplePairs, _ window: StructuralSimilarity.Window) {
    self.samples = samples
    self.window = window
    taps = window.taps
    columns = [SIMD4<Double>](repeating: .zero, count: samples.size.width)
    let width = samples.size.width
    isEqual = (0..<samples.size.height).map { y in
      samples.values[y * width..<(y + 1) * width].allSatisfy { $0.x == $0.y }
    }
  }

  /// Looks at every window; `nil` where none counts.
  mutating func run() -> MeanSimilarity? {
    for row in 0...samples.size.height - taps.count {
      if window == .uniform { slideDown(to: row) }
      if isEqual[row..<row + taps.count].allSatisfy(\.self) {
        addEqualRow(row)
      } else {
        if window == .gaussian { weighColumns(row) }
        scan(row)
      }
    }
    guard count > 0 else { return nil }
    return MeanSimilarity(structure: structure / Double(count), whole: whole / Double(count))
  }

  /// Sums the columns of uniform windows, from those of the row above.
  private mutating func slideDown(to row: Int) {
    let height = taps.count
    guard row > 0 else {
      for y in 0..<height { addRow(y) }
      return
    }
    let width = columns.count
    let entering = (row &+ height &- 1) &* width
    let leaving = (row &- 1) &* width
    for x in 0..<width {
      columns[x] +=
        WindowMoments.products(samples.values[entering &+ x])
        - WindowMoments.products(samples.values[leaving &+ x])
    }
  }

  private mutating func addRow(_ y: Int) {
    let width = columns.count
    for x in 0..<width { columns[x] += WindowMoments.products(samples.values[y &* width &+ x]) }
  }

  private mutating func weighColumns(_ row: Int) {
    let width = columns.count
    for x in 0..<width { columns[x] = .zero }
    for tap in taps.indices {
      let weight = taps[tap]
      let start = (row &+ tap) &* width
      for x in 0..<width {
        columns[x] += weight * WindowMoments.products(samples.values[start &+ x])
      }
    }
  }

  private mutating func scan(_ row: Int) {
    let last = columns.count - taps.count
    if window == .gaussian {
      for x in 0...last { add(weighed(at: x), x, row) }
      return
    }
    var sum = columns[0..<taps.count - 1].reduce(.zero, +)
    for x in 0...last {
      sum += columns[x &+ taps.count &- 1]
      add(sum / 49, x, row)
      sum -= columns[x]
    }
  }

  @inline(__always)
  private func weighed(at x: Int) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for tap in taps.indices { sum += taps[tap] * columns[x &+ tap] }
    return sum
  }

  @inline(__always)
  private mutating func add(_ moments: SIMD4<Double>, _ x: Int, _ row: Int) {
    guard isCounted(x, row) else { return }
    let moments = WindowMoments(vector: moments, covarianceFactor: window.covarianceFactor)
    let structure = moments.structure
    self.structure += structure
    whole += structure * moments.luminance
    count &+= 1
  }

  private mutating func addEqualRow(_ row: Int) {
    let windows = columns.count - taps.count + 1
    let equal =
      samples.isCounted.isEmpty ? windows : (0..<windows).count { isCounted($0, row) }
    structure += Double(equal)
    whole += Double(equal)
    count += equal
  }

  /// Whether the middle of a window counts.
  @inline(__always)
  private func isCounted(_ x: Int, _ row: Int) -> Bool {
    guard !samples.isCounted.isEmpty else { return true }
    let middle = taps.count / 2
    return samples.isCounted[(row &+ middle) &* columns.count &+ x &+ middle]
  }
}
