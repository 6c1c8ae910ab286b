import RenderKit

/// How much ink each column and each row of a picture holds.
struct InkProfile {
  private(set) var columns: [Int]
  private(set) var rows: [Int]

  init(_ bitmap: Bitmap) {
    let pixels = StraightPixels(bitmap)
    columns = [Int](repeating: 0, count: bitmap.size.width)
    rows = [Int](repeating: 0, count: bitmap.size.height)
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width where pixels[x, y] != .white {
        let color = pixels[x, y].onWhite
        let ink = 3 * 255 - color.red - color.green - color.blue
        columns[x] += ink
        rows[y] += ink
      }
    }
  }
}

extension PicturePair {
  /// Where pictures agree best: the offset of each side's shorter one within the longer one.
  static func offsets(_ first: Bitmap, _ second: Bitmap) -> (PixelOffset, PixelOffset) {
    let profiles = (InkProfile(first), InkProfile(second))
    let x = profiles.0.columns.offset(of: profiles.1.columns)
    let y = profiles.0.rows.offset(of: profiles.1.rows)
    return (
      PixelOffset(x: max(0, -x), y: max(0, -y)), PixelOffset(x: max(0, x), y: max(0, y))
    )
  }
}

extension [Int] {
  /// How far another profile lies behind this one; negative where this one lies behind the other.
  fileprivate func offset(of other: [Int]) -> Int {
    count >= other.count ? place(of: other) : -other.place(of: self)
  }

  /// Where a shorter profile differs least from this one, which is compared with nothing elsewhere.
  private func place(of other: [Int]) -> Int {
    // Outside of the shorter one all ink differs; the sum over everything is the same everywhere.
    func difference(_ place: Int) -> Int {
      other.indices.reduce(0) { sum, index in
        let ink = self[place &+ index]
        return sum &+ abs(ink &- other[index]) &- ink
      }
    }
    let differences = (0...count - other.count).map(difference)
    return differences.indices.min { differences[$0] < differences[$1] } ?? 0
  }
}
