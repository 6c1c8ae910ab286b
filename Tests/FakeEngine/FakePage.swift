import RenderKit

/// A page that a document's line describes: `[80x120@90] words that are drawn #and #not #text`.
///
/// Size in points and rotation may be left out. An empty line is an empty page.
struct FakePage {
  let size: Size
  let rotation: Rotation
  private let words: [Substring]

  init(_ line: Substring) {
    var words = line.split(separator: " ")
    var numbers = [80, 120, 0]
    if let head = words.first, head.first == "[" {
      words.removeFirst()
      let given = head.dropFirst().dropLast().split { "x@".contains($0) }.compactMap { Int($0) }
      numbers.replaceSubrange(0..<given.count, with: given)
    }
    size = Size(width: Double(numbers[0]), height: Double(numbers[1]))
    rotation = Rotation(degrees: numbers[2])
    self.words = words
  }

  var text: String { words.filter { $0.first != "#" }.joined(separator: " ") }

  /// Draws each word as a mark of its own in a cell of 10 x 8 pixels.
  func draw(_ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>) {
    for index in 0..<layout.byteCount { pixels[index] = 255 }
    let isTurned = rotation == .quarter
    let upright = isTurned ? layout.size.turned(by: .quarter) : layout.size
    let columns = max(1, upright.width / 10)
    for (index, word) in words.enumerated() {
      let mark = Self.mark(word)
      for bit in 0..<48 where bit < 2 || mark >> (bit / 2 % 4 + bit / 16 * 4) & 1 == 1 {
        let (x, y) = (index % columns * 10 + bit % 8, index / columns * 8 + bit / 8)
        guard x < upright.width, y < upright.height else { continue }
        let place = isTurned ? (upright.height - 1 - y, x) : (x, y)
        let start = place.1 * layout.bytesPerRow + place.0 * 4
        for channel in 0..<3 { pixels[start + channel] = 0 }
      }
    }
  }

  /// Twelve bits that follow from a word, which has no sign then (FNV-1a and its bits folded).
  private static func mark(_ word: Substring) -> UInt64 {
    let digest = word.drop { $0 == "#" }.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return digest ^ digest >> 17 ^ digest >> 31 ^ digest >> 47
  }
}
