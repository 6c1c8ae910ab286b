/// More than half of the pictures: those that agree best with each other at one place.
struct Majority {
  /// The pictures.
  let members: [Int]
  /// The strongest difference between two of them, in limits.
  let spread: Float

  /// Finds the majority: a picture and those nearest to it, so chosen that they differ least.
  init(_ differences: PairTable<Float>) {
    let pictures = 0..<differences.count
    let groups = pictures.map { center in
      Self(around: center, pictures.filter { $0 != center }, differences)
    }
    self = groups.min { $0.spread < $1.spread } ?? Self(members: [], spread: 0)
  }

  private init(members: [Int], spread: Float) {
    self.members = members
    self.spread = spread
  }

  private init(around center: Int, _ others: [Int], _ differences: PairTable<Float>) {
    let nearest = others.sorted { differences[center, $0] < differences[center, $1] }
    members = [center] + nearest.prefix(differences.count / 2)
    var spread = Float(0)
    for (index, first) in members.enumerated() {
      for second in members.dropFirst(index + 1) {
        spread = max(spread, differences[first, second])
      }
    }
    self.spread = spread
  }

  /// How far a picture is from the nearest member, in limits.
  func distance(to picture: Int, _ differences: PairTable<Float>) -> Float {
    members.reduce(Float.infinity) { min($0, differences[picture, $1]) }
  }
}
