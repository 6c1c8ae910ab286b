/// Documents to be changed, and how.
enum MutantFixture {
  static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 30] /Contents 4 0 R
    /Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> >> >> >> endobj
    4 0 obj <</Length 73>> stream
    q 1 0 0 rg 5 5 20 10 re f Q BT /F 8 Tf 2 20 Td (Mutant) Tj ET 1 w 0 0 m 9 9 l S
    endstream endobj
    trailer <</Root 1 0 R>>

    """

  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><defs><g id="g">
    <rect x="2" y="3" width="20" height="10" fill="red"/></g><filter id="f"><feGaussianBlur
    stdDeviation="2"/></filter></defs><use href="#g" filter="url(#f)"/><text y="20">Mutant</text>
    <path d="M1 1 L 9 9 A 3 4 0 0 1 12 12 z" stroke="blue" transform="rotate(5)"/></svg>
    """

  /// Changes, removes, repeats or swaps a few pieces of a document.
  static func mutant(of bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &numbers) where bytes.count > 8 {
      let start = Int.random(in: 0..<bytes.count - 4, using: &numbers)
      let end = min(bytes.count, start + Int.random(in: 1...32, using: &numbers))
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: bytes[start] = .random(in: .min ... .max, using: &numbers)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: change(&bytes, start..<end, &numbers)
      default: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
      }
    }
    return bytes
  }

  /// Makes numbers extreme, which finds more than changed bits do.
  private static func change(
    _ bytes: inout [UInt8], _ range: Range<Int>, _ numbers: inout SeededNumbers
  ) {
    let extremes = ["0", "-1", "2147483648", "1e38", "NaN", "999999999999"]
    guard let digit = range.first(where: { (0x30...0x39).contains(bytes[$0]) }) else { return }
    let extreme = extremes.randomElement(using: &numbers) ?? "0"
    bytes.replaceSubrange(digit...digit, with: Array(extreme.utf8))
  }
}
