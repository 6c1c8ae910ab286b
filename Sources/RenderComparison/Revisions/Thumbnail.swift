import RenderKit

/// A page seen from so far that only the distribution of its ink remains.
struct Thumbnail {
  /// The number of cells on a side: enough to tell pages apart, too few to mind a small edit.
  static let side = 32

  /// The mean darkness of each cell, row by row, from 0 to 1.
  let cells: [Float]
  /// Whether all pixels are the same.
  let isBlank: Bool

  /// Looks at a picture of a page that is turned; what is seen is the page before it was turned.
  init(_ bitmap: Bitmap, turned rotation: Rotation) {
    var sums = [Int](repeating: 0, count: Self.side * Self.side)
    var counts = sums
    let first = bitmap.bytes.prefix(4)
    var isBlank = true
    let columns = (0..<bitmap.size.width).map { Self.cell(of: $0, in: bitmap.size.width) }
    let bytes = bitmap.bytes.span
    for y in 0..<bitmap.size.height {
      let row = Self.cell(of: y, in: bitmap.size.height) * Self.side
      let start = y * bitmap.layout.bytesPerRow
      for x in 0..<bitmap.size.width {
        let index = start + x * 4
        // Colors are premultiplied, so that what is transparent is as white as paper.
        let paper = 255 - Int(bytes[index + 3])
        let light = Int(bytes[index]) + Int(bytes[index + 1]) * 2 + Int(bytes[index + 2])
        sums[row + columns[x]] += 1020 - min(1020, light + 4 * paper)
        counts[row + columns[x]] += 1
        isBlank = isBlank && (0..<4).allSatisfy { bytes[index + $0] == first[$0] }
      }
    }
    self.isBlank = isBlank
    let seen = zip(sums, counts).map { sum, count in
      count == 0 ? 0 : Float(sum) / Float(count * 1020)
    }
    cells = Self.turn(seen, back: rotation)
  }

  /// The cell of a pixel's center, so that a turned picture gives turned cells.
  private static func cell(of pixel: Int, in extent: Int) -> Int {
    (2 * pixel + 1) * side / (2 * extent)
  }

  private static func turn(_ cells: [Float], back rotation: Rotation) -> [Float] {
    let last = side - 1
    return (0..<side * side).map { index in
      let (x, y) = (index % side, index / side)
      return switch rotation {
      case .none: cells[index]
      case .quarter: cells[x * side + last - y]
      case .half: cells[(last - y) * side + last - x]
      case .threeQuarters: cells[(last - x) * side + y]
      }
    }
  }
}
