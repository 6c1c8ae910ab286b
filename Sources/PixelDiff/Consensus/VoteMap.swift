/// The vote at each place of a map, of which every pair of pictures has one.
struct VoteMap {
  /// How much farther a picture has to be from the majority than its members are from each other.
  ///
  /// Below, it is a matter of chance who is named: engines differ a little everywhere.
  private static let distinction: Float = 1.5

  /// How strongly each picture stands alone at each place, in limits; 0 where it does not.
  private(set) var strengths: [[Float]]
  /// Whether there is a place where pictures differ without a majority.
  private(set) var isSplit = false

  /// Counts the votes in maps of strengths; what is below half of the limit does not matter.
  init(_ maps: PairTable<[Float]>, limit: Float) {
    let places = maps[0, 1].count
    strengths = [[Float]](repeating: [Float](repeating: 0, count: places), count: maps.count)
    for place in 0..<places {
      let differences = maps.map { $0[place] }
      guard differences.contains(where: { $0 > limit / 2 }) else { continue }
      count(differences, place, limit)
    }
  }

  private mutating func count(_ differences: PairTable<Float>, _ place: Int, _ limit: Float) {
    let majority = Majority(differences)
    var isDecided = false
    for picture in strengths.indices where !majority.members.contains(picture) {
      let distance = majority.distance(to: picture, differences)
      guard distance > majority.spread * Self.distinction else { continue }
      strengths[picture][place] = distance
      isDecided = true
    }
    if !isDecided && majority.spread > limit { isSplit = true }
  }
}
