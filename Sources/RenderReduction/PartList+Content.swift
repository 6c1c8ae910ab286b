extension PartList {
  /// The operations of a PDF content stream (ISO 32000-2, section 7.8.2), each with its operands.
  ///
  /// What lies between `q` and `Q`, `BT` and `ET` or the ends of marked content is one part with
  /// parts of its own, so that pairs are cut together. A stream whose pairs do not match keeps its
  /// operations apart.
  init(content bytes: [UInt8]) {
    self.init(bytes)
    var scanner = ContentScanner(bytes)
    var open: [(closing: String, start: Int)] = []
    while let operation = scanner.next() {
      let name = operation.name
      if let closing = Self.pairs[name] {
        open.append((closing, operation.range.lowerBound))
      } else if let last = open.last, last.closing == name {
        open.removeLast()
        add(last.start..<operation.range.upperBound, depth: open.count)
      } else if !Self.pairs.values.contains(name) {
        add(operation.range, depth: open.count)
      }
    }
  }

  private static let pairs = ["q": "Q", "BT": "ET", "BMC": "EMC", "BDC": "EMC"]
}
