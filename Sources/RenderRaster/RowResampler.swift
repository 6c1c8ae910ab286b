/// Makes target rows of source rows that come one after the other.
///
/// Only the rows that the next target row needs are kept, already as wide as the target.
struct RowResampler {
  private let columns: ResamplingAxis
  private let rows: ResamplingAxis
  private let width: Int
  /// The last source rows, of which row `n` lies at place `n % rows.tapCount`.
  private var kept: [SIMD4<Float>]
  /// The number of source rows so far, and of target rows.
  private(set) var taken = 0
  private(set) var made = 0
  /// The target row that was made last: colors premultiplied by alpha, 0 to 255.
  private(set) var row: [SIMD4<Float>]
  private var source: [SIMD4<Float>]

  init(columns: ResamplingAxis, rows: ResamplingAxis, sourceWidth: Int) {
    self.columns = columns
    self.rows = rows
    width = columns.starts.count
    kept = [SIMD4<Float>](repeating: .zero, count: rows.tapCount * width)
    row = [SIMD4<Float>](repeating: .zero, count: width)
    source = [SIMD4<Float>](repeating: .zero, count: sourceWidth)
  }

  /// The bytes that it keeps.
  var byteCount: Int { (kept.count + row.count + source.count) * 16 }

  /// Whether all target rows are made.
  var isFinished: Bool { made == rows.starts.count }

  /// Whether the next source row is of no use, being above all that is wanted.
  var skipsNextRow: Bool { !isFinished && taken < rows.starts[made] }

  /// Passes over a source row.
  mutating func skip() { taken += 1 }

  /// Takes a source row of blue, green, red and straight alpha.
  mutating func add(_ bytes: [UInt8]) {
    for x in source.indices {
      let alpha = Float(bytes[x * 4 + 3])
      let color = SIMD4(
        Float(bytes[x * 4]), Float(bytes[x * 4 + 1]), Float(bytes[x * 4 + 2]), 255)
      source[x] = color * (alpha / 255)
    }
    let place = taken % rows.tapCount * width
    let taps = columns.tapCount
    for x in 0..<width {
      var sum = SIMD4<Float>.zero
      let start = columns.starts[x]
      for tap in 0..<taps { sum += source[start + tap] * columns.weights[x * taps + tap] }
      kept[place + x] = sum
    }
    taken += 1
  }

  /// Makes the next target row, if the source rows that it needs have come.
  mutating func next() -> Bool {
    guard !isFinished, taken >= rows.starts[made] + rows.tapCount else { return false }
    for x in 0..<width { row[x] = .zero }
    for tap in 0..<rows.tapCount {
      let weight = rows.weights[made * rows.tapCount + tap]
      guard weight != 0 else { continue }
      let place = (rows.starts[made] + tap) % rows.tapCount * width
      for x in 0..<width { row[x] += kept[place + x] * weight }
    }
    made += 1
    return true
  }
}
