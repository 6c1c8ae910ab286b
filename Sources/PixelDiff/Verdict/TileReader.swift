import RenderKit

/// Reads tiles of a picture, brought to the resolution at which it is judged.
struct TileReader {
  private let bytes: [UInt8]
  private let bytesPerRow: Int
  private let width: Int
  private let columns: Reduction
  private let rows: Reduction
  /// A row of the picture, and the sum of rows that become one, weighed.
  private var line: [SIMD8<Int16>]
  private var sum: [SIMD8<Int16>]
  /// The columns of the picture that each tap of each phase takes, and their weights.
  private var places: [SIMD8<Int32>]
  private var weights: [SIMD8<Int16>]

  init(_ bitmap: Bitmap, _ columns: Reduction, _ rows: Reduction) {
    self.columns = columns
    self.rows = rows
    let vectors = (PageTiles.side * columns.taps) / 8 + 2
    line = [SIMD8<Int16>](repeating: SIMD8(), count: vectors)
    sum = line
    places = [SIMD8<Int32>](repeating: SIMD8(), count: 3 * columns.taps)
    weights = [SIMD8<Int16>](repeating: SIMD8(), count: 3 * columns.taps)
    let picture = bitmap.size.width < vectors * 8 ? bitmap.padded(by: vectors * 8) : bitmap
    bytes = picture.bytes
    bytesPerRow = picture.layout.bytesPerRow
    width = bytesPerRow / 4
  }

  /// The part of the picture that a tile is made of, extended to whole vectors.
  struct Extent {
    let rows: Range<Int>
    fileprivate let start: Int
    fileprivate let vectors: Int
  }

  func extent(_ xs: Range<Int>, _ ys: Range<Int>) -> Extent {
    let source = columns.source(of: xs)
    let vectors = (source.count + 7) / 8
    return Extent(
      rows: rows.source(of: ys), start: min(source.lowerBound, width - vectors * 8),
      vectors: vectors)
  }

  /// Looks at a row of tiles of both pictures, pixel row by pixel row as they lie in memory.
  func look(at extents: [Extent], _ other: TileReader) -> [TileSight] {
    var sights = [TileSight](repeating: TileSight(), count: extents.count)
    for y in extents.first?.rows ?? 0..<0 {
      for index in extents.indices {
        let start = extents[index].start &* 4
        let (place, otherPlace) = (y &* bytesPerRow &+ start, y &* other.bytesPerRow &+ start)
        for vector in 0..<extents[index].vectors {
          sights[index].add(
            bytes.pixels(at: place &+ vector &* 32),
            other.bytes.pixels(at: otherPlace &+ vector &* 32))
        }
      }
    }
    return sights
  }

  /// Whether all pixels of a tile are gray.
  func isGray(_ extent: Extent) -> Bool {
    var colors = SIMD8<UInt32>()
    for y in extent.rows {
      for vector in 0..<extent.vectors {
        let pixels = bytes.pixels(at: y &* bytesPerRow &+ (extent.start &+ vector &* 8) &* 4)
        colors |= pixels ^ (pixels &>> 8)
      }
    }
    return colors & 0xffff == SIMD8()
  }

  /// Reads one channel of a tile.
  mutating func read(
    _ channel: Channel, _ extent: Extent, _ xs: Range<Int>, _ ys: Range<Int>,
    into tile: inout [SIMD8<Int16>]
  ) {
    plan(extent, xs)
    var lineNumber = -1
    for y in ys {
      for tap in 0..<rows.taps {
        let number = rows.start(y) &+ tap
        if number != lineNumber { readLine(channel, extent, number) }
        lineNumber = number
        addLine(extent.vectors, rows.weight(y, tap), isFirst: tap == 0)
      }
      round(extent.vectors)
      for phase in 0..<3 { tile[(y &- ys.lowerBound) &* 3 &+ phase] = means(phase) }
    }
  }

  /// Notes where the columns of a tile come from; those beyond the right edge are as the last one.
  private mutating func plan(_ extent: Extent, _ xs: Range<Int>) {
    for x in 0..<PageTiles.side {
      let column = min(xs.lowerBound + x, xs.upperBound - 1)
      for tap in 0..<columns.taps {
        let place = x % 3 * columns.taps + tap
        places[place][x / 3] = Int32(columns.start(column) + tap - extent.start)
        weights[place][x / 3] = columns.weight(column, tap)
      }
    }
  }

  @inline(__always)
  private mutating func readLine(_ channel: Channel, _ extent: Extent, _ y: Int) {
    let start = y &* bytesPerRow &+ extent.start &* 4
    for vector in 0..<extent.vectors {
      line[vector] = channel.values(bytes.pixels(at: start &+ vector &* 32))
    }
  }

  @inline(__always)
  private mutating func addLine(_ vectors: Int, _ weight: Int16, isFirst: Bool) {
    for vector in 0..<vectors {
      let part = line[vector] &* weight
      sum[vector] = isFirst ? part : sum[vector] &+ part
    }
  }

  @inline(__always)
  private mutating func round(_ vectors: Int) {
    for vector in 0..<vectors {
      sum[vector] = (sum[vector] &+ Int16(Reduction.unit / 2)) &>> 6
    }
  }

  /// The means of eight columns.
  @inline(__always)
  private func means(_ phase: Int) -> SIMD8<Int16> {
    var total = SIMD8<Int16>(repeating: Int16(Reduction.unit / 2))
    for index in phase &* columns.taps..<(phase &+ 1) &* columns.taps {
      let place = places[index]
      let parts = SIMD8(
        sum.lane(Int(place[0])), sum.lane(Int(place[1])), sum.lane(Int(place[2])),
        sum.lane(Int(place[3])), sum.lane(Int(place[4])), sum.lane(Int(place[5])),
        sum.lane(Int(place[6])), sum.lane(Int(place[7])))
      total &+= parts &* weights[index]
    }
    return total &>> 6
  }
}
