/// The parts of a text that can be cut out: ranges of bytes, each within another one or apart from it.
struct PartList {
  struct Part: Hashable {
    let range: Range<Int>
    /// How many other parts it lies in.
    let depth: Int
  }

  let bytes: [UInt8]
  private(set) var parts: [Part] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func add(_ range: Range<Int>, depth: Int) {
    parts.append(Part(range: range, depth: depth))
  }

  var greatestDepth: Int { parts.map(\.depth).max() ?? -1 }

  /// The text without some of its parts.
  func text(without removed: Set<Part>) -> [UInt8] {
    var text: [UInt8] = []
    var position = 0
    for part in removed.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where part.range.upperBound > position {
      text += bytes[position..<max(position, part.range.lowerBound)]
      position = part.range.upperBound
    }
    return text + bytes[position...]
  }
}
