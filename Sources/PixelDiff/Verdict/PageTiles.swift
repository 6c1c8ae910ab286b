import RenderKit

/// Two pictures of a page as a verdict looks at them: opaque, at about 100 dpi, in tiles.
///
/// A tile is 24 pixels square: 8 cells for structure, 3 blocks for tone. In it, each row is three
/// vectors, for the first, second and third columns of cells, so that all cells are computed at
/// once. Tiles that are alike, as most are, are kept once.
struct PageTiles {
  /// The side of a tile, in pixels.
  static let side = 24
  /// The vectors of a tile.
  static let vectors = 3 * side

  /// The size of the judged pictures.
  let size: PixelSize
  let columns: Int
  let rows: Int
  /// The numbers of both pictures' tiles, row after row.
  private var first: [Int]
  private var second: [Int]
  private var luma: [SIMD8<Int16>]
  private var colors: [SIMD8<Int16>]
  /// Where the colors of a tile start; those of gray ones are the first.
  private var colorStarts = [0]
  private(set) var inks: [BlockInks] = [BlockInks()]
  private var scratch = [SIMD8<Int16>](repeating: SIMD8(), count: vectors)

  /// Reads pictures, or gives up where one is not opaque.
  init?(_ pictures: (Bitmap, Bitmap), _ common: PixelSize, _ scale: PageScale) {
    let xs = Reduction(common.width, by: scale.factor, margin: scale.margin)
    let ys = Reduction(common.height, by: scale.factor, margin: scale.margin)
    size = PixelSize(width: xs.count, height: ys.count)
    columns = (size.width + Self.side - 1) / Self.side
    rows = (size.height + Self.side - 1) / Self.side
    first = [Int](repeating: 0, count: columns * rows)
    second = first
    luma = [SIMD8<Int16>](
      repeating: SIMD8(repeating: Int16(Channel.middle)), count: Self.vectors)
    colors = [SIMD8<Int16>](repeating: SIMD8(), count: 2 * Self.vectors)
    luma.reserveCapacity((first.count + 1) * Self.vectors)
    var readers = (TileReader(pictures.0, xs, ys), TileReader(pictures.1, xs, ys))
    var sights: [TileSight] = []
    for row in 0..<rows {
      let extents = (0..<columns).map { column in
        let area = area(column, row)
        return readers.0.extent(area.xs, area.ys)
      }
      sights += readers.0.look(at: extents, readers.1)
      guard sights.suffix(columns).allSatisfy(\.isOpaque) else { return nil }
    }
    for index in nearChanges(sights) { read(index, sights[index], &readers) }
  }

  /// The pixels of a tile.
  private func area(_ column: Int, _ row: Int) -> (xs: Range<Int>, ys: Range<Int>) {
    (
      column * Self.side..<min((column + 1) * Self.side, size.width),
      row * Self.side..<min((row + 1) * Self.side, size.height)
    )
  }

  /// The tiles that matter: those in reach of one that differs.
  ///
  /// Tone at a block depends on six blocks on each side, so a difference does on twelve, four tiles.
  private func nearChanges(_ sights: [TileSight]) -> [Int] {
    let reach = 4
    var across = [Bool](repeating: false, count: sights.count)
    for index in sights.indices where !sights[index].areEqual {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      for x in max(0, column - reach)...min(columns - 1, column + reach) {
        across[row * columns + x] = true
      }
    }
    var near = across
    for index in across.indices where across[index] {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      for y in max(0, row - reach)...min(rows - 1, row + reach) {
        near[y * columns + column] = true
      }
    }
    return near.indices.filter { near[$0] }
  }

  private mutating func read(
    _ index: Int, _ sight: TileSight, _ readers: inout (TileReader, TileReader)
  ) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let (xs, ys) = area(column, row)
    let extent = readers.0.extent(xs, ys)
    first[index] = sight.firstIsWhite ? 0 : add(&readers.0, extent, xs, ys)
    second[index] =
      sight.areEqual
      ? first[index] : sight.secondIsWhite ? 0 : add(&readers.1, extent, xs, ys)
  }

  /// Keeps a tile and returns its number.
  private mutating func add(
    _ reader: inout TileReader, _ extent: TileReader.Extent, _ xs: Range<Int>, _ ys: Range<Int>
  ) -> Int {
    reader.read(.luma, extent, xs, ys, into: &scratch)
    luma.append(contentsOf: scratch)
    inks.append(BlockInks(scratch, width: xs.count, height: ys.count))
    if reader.isGray(extent) {
      colorStarts.append(0)
    } else {
      colorStarts.append(colors.count)
      for channel in [Channel.redness, .blueness] {
        reader.read(channel, extent, xs, ys, into: &scratch)
        colors.append(contentsOf: scratch)
      }
    }
    return colorStarts.count - 1
  }

  /// The number of a tile of the first or the second picture.
  @inline(__always)
  func tile(_ picture: Int, _ column: Int, _ row: Int) -> Int {
    let index = row &* columns &+ column
    return picture == 0 ? first[index] : second[index]
  }

  func isColored(_ tile: Int) -> Bool { colorStarts[tile] != 0 }

  /// A vector of a tile.
  @inline(__always)
  func vector(_ channel: Channel, _ tile: Int, _ index: Int) -> SIMD8<Int16> {
    channel == .luma
      ? luma[tile &* Self.vectors &+ index]
      : colors[colorStarts[tile] &+ (channel.rawValue &- 1) &* Self.vectors &+ index]
  }
}

extension PageTiles {
  /// The channels of the pixel nearest to a place, in gray levels.
  func color(_ picture: Int, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let (x, y) = (min(max(x, 0), size.width - 1), min(max(y, 0), size.height - 1))
    let tile = tile(picture, x / Self.side, y / Self.side)
    let (column, row) = (x % Self.side, y % Self.side)
    func value(_ channel: Channel) -> Float {
      Float(vector(channel, tile, row * 3 + column % 3)[column / 3])
    }
    return SIMD4(
      0.25 * (value(.luma) + Float(Channel.middle)), 0.5 * value(.redness),
      0.5 * value(.blueness), 0)
  }
}
