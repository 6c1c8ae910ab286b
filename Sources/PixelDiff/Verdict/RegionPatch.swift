import RenderKit

/// The part of both pictures around a region, and which of its pixels differ visibly.
struct RegionPatch {
  /// How far something is looked for: 3 points and a half.
  static let nearby = 5
  /// The longest side that is looked at, around the strongest window.
  private static let longestSide = 300
  /// The number of pixels that are looked at, spread evenly.
  private static let sampleCount = 600
  /// A difference of a channel that is visible.
  private static let visible: Float = 24

  /// How far something is looked for, in pixels.
  let reach: Int
  let rowLength: Int
  private(set) var first: [SIMD4<Float>] = []
  private(set) var second: [SIMD4<Float>] = []
  /// The positions of pixels that differ most.
  private(set) var samples: [Int] = []
  /// The color around the region.
  private(set) var background = SIMD4<Float>()

  init(_ area: RegionArea, _ tiles: PageTiles, reach: Int = nearby) {
    self.reach = reach
    let xs = Self.range(area.box.x, area.box.width, around: area.center.x)
    let ys = Self.range(area.box.y, area.box.height, around: area.center.y)
    rowLength = xs.count + 2 * reach
    for y in ys.lowerBound - reach..<ys.upperBound + reach {
      for x in xs.lowerBound - reach..<xs.upperBound + reach {
        self.first.append(tiles.color(0, x, y))
        self.second.append(tiles.color(1, x, y))
      }
    }
    background = commonColor(rows: ys.count + 2 * reach)
    samples = differing(ys.indices.flatMap { y in xs.indices.map { position($0, y, xs, ys) } })
  }

  /// The positions at which the pictures differ visibly and at least half as much as anywhere.
  private func differing(_ positions: [Int]) -> [Int] {
    let differences = positions.map { position in
      let difference = first[position] - second[position]
      return (difference * difference).max()
    }
    let least = max(Self.visible * Self.visible, (differences.max() ?? 0) / 4)
    let found = zip(positions, differences).filter { $0.1 >= least }.map(\.0)
    let step = max(1, found.count / Self.sampleCount)
    return stride(from: 0, to: found.count, by: step).map { found[$0] }
  }

  private static func range(_ start: Int, _ count: Int, around center: Int) -> Range<Int> {
    guard count > longestSide else { return start..<start + count }
    let first = min(max(center - longestSide / 2, start), start + count - longestSide)
    return first..<first + longestSide
  }

  private func position(_ x: Int, _ y: Int, _ xs: Range<Int>, _ ys: Range<Int>) -> Int {
    (y - ys.lowerBound + reach) * rowLength + x - xs.lowerBound + reach
  }

  /// The most frequent color of both pictures along the patch's edge, to within 16 levels.
  private func commonColor(rows: Int) -> SIMD4<Float> {
    var counts: [SIMD4<Int32>: Int] = [:]
    var best = (count: 0, color: SIMD4<Float>())
    for index in first.indices where isAtEdge(index, rows) {
      for color in [first[index], second[index]] {
        let key = SIMD4<Int32>(color / 16, rounding: .down)
        let count = counts[key, default: 0] + 1
        counts[key] = count
        if count > best.count { best = (count, color) }
      }
    }
    return best.color
  }

  private func isAtEdge(_ index: Int, _ rows: Int) -> Bool {
    let (y, x) = index.quotientAndRemainder(dividingBy: rowLength)
    return y < 2 || y >= rows - 2 || x < 2 || x >= rowLength - 2
  }
}
