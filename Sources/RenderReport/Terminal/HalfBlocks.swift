import RenderKit

/// A picture as half blocks: each character is two pixels, one above the other.
struct HalfBlocks {
  private let bitmap: Bitmap
  private let width: Int
  private let height: Int

  /// Prepares a picture; one that is narrower than the columns stays as it is.
  init(_ bitmap: Bitmap, columns: Int) {
    self.bitmap = bitmap
    width = max(1, min(columns, bitmap.size.width))
    height = max(1, bitmap.size.height * width / max(bitmap.size.width, 1))
  }

  var text: String {
    guard bitmap.size.width > 0, bitmap.size.height > 0 else { return "" }
    var text = ""
    for row in stride(from: 0, to: height, by: 2) {
      for column in 0..<width {
        text += "\u{1B}[38;2;\(color(column, row))m"
        text += row + 1 < height ? "\u{1B}[48;2;\(color(column, row + 1))m▀" : "\u{1B}[49m▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  /// The mean of the pixels that become one.
  private func color(_ column: Int, _ row: Int) -> String {
    let xs = Self.range(column, of: width, in: bitmap.size.width)
    let ys = Self.range(row, of: height, in: bitmap.size.height)
    var sums = (red: 0, green: 0, blue: 0)
    for y in ys {
      for x in xs {
        let offset = y * bitmap.layout.bytesPerRow + x * 4
        sums.blue += Int(bitmap.bytes[offset])
        sums.green += Int(bitmap.bytes[offset + 1])
        sums.red += Int(bitmap.bytes[offset + 2])
      }
    }
    let count = xs.count * ys.count
    return "\(sums.red / count);\(sums.green / count);\(sums.blue / count)"
  }

  private static func range(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }
}
