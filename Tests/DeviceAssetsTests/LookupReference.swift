/// What is found, said in another way than the code does: each version has a rank, written out by
/// hand for every device, and the best one that is there wins.
struct LookupReference {
  /// The versions as the bits of a set stand for them: 9 of the override, then 9 of the bundle.
  static let files = [
    "logo.png", "logo@2x.png", "logo@3x.png",
    "logo~ipad.png", "logo@2x~ipad.png", "logo@3x~ipad.png",
    "logo~iphone.png", "logo@2x~iphone.png", "logo@3x~iphone.png",
  ]

  let name: String
  /// The rank of each of the files; 0 for those that never serve this device.
  let ranks: [Int]

  static let devices = [
    LookupReference(name: "1x ipad", ranks: [4, 5, 6, 1, 2, 3, 0, 0, 0]),
    LookupReference(name: "2x ipad", ranks: [5, 4, 6, 2, 1, 3, 0, 0, 0]),
    LookupReference(name: "3x ipad", ranks: [6, 5, 4, 3, 2, 1, 0, 0, 0]),
    LookupReference(name: "1x iphone", ranks: [4, 5, 6, 0, 0, 0, 1, 2, 3]),
    LookupReference(name: "2x iphone", ranks: [5, 4, 6, 0, 0, 0, 2, 1, 3]),
    LookupReference(name: "3x iphone", ranks: [6, 5, 4, 0, 0, 0, 3, 2, 1]),
  ]

  /// The bit of what is found among those of a set; -1 for nothing.
  func found(in set: Int) -> Int {
    var best = (rank: Int.max, bit: -1)
    for bit in 0..<18 where set >> bit & 1 == 1 && ranks[bit % 9] > 0 {
      // Whatever the bundle has comes behind all that the override has.
      let rank = ranks[bit % 9] + (bit < 9 ? 0 : 100)
      if rank < best.rank { best = (rank, bit) }
    }
    return best.bit
  }
}
