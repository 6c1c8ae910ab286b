/// The words of a page, without their order.
struct PageText {
  /// The digest of each word, in ascending order.
  let words: [UInt64]
  /// The digest of all words in their order.
  let digest: UInt64

  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(Self.digest)
    self.words = words.sorted()
    digest = words.reduce(Self.seed) { ($0 ^ $1) &* Self.factor }
  }

  // The constants of FNV-1a in 64 bits (Fowler, Noll, Vo), which is the same in every run.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let factor: UInt64 = 0x100_0000_01b3

  private static func digest(_ word: Substring) -> UInt64 {
    word.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* factor }
  }
}
