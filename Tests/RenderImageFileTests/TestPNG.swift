import RenderConformance

/// A picture to be stored as PNG by code that shares nothing with the code under test.
struct TestPNG: CustomStringConvertible {
  enum Color: UInt8, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  var color: Color
  var depth: Int
  var width: Int
  var height: Int
  var isInterlaced = false
  /// The palette as red, green, blue.
  var palette: [[UInt8]] = []
  /// The content of the tRNS chunk: alpha by index, or the one transparent color.
  var transparency: [Int] = []
  /// Chunks to put before the pixels.
  var chunks: [(name: String, content: [UInt8])] = []
  /// The filters of the rows, in turn; for 8 bits without interlacing.
  var filters: [UInt8] = [0]
  /// How many bytes an IDAT chunk has.
  var dataChunkSize = Int.max
  /// Samples by row, column and channel.
  var samples: [[[Int]]] = []

  var description: String {
    "\(color) \(depth) bit \(width)x\(height)\(isInterlaced ? " interlaced" : "")"
      + (transparency.isEmpty ? "" : " tRNS")
  }

  /// Fills the picture with numbers that follow from the seed.
  mutating func fill(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    samples = (0..<height).map { _ in
      (0..<width).map { _ in
        (0..<color.channels).map { _ in Int.random(in: 0..<1 << depth, using: &numbers) }
      }
    }
    guard color == .palette else { return }
    palette = (0..<1 << depth).map { _ in (0..<3).map { _ in .random(in: 0...255, using: &numbers) }
    }
  }
}
