import RenderKit

/// The vote of several opaque pictures at about 100 dpi.
struct Vote {
  private let pairs: PairTable<Judgment>
  private let structure: VoteMap
  private let tone: VoteMap

  init(_ pairs: PairTable<Judgment>, limit: Float) {
    self.pairs = pairs
    structure = VoteMap(pairs.map(\.structure.values), limit: limit)
    tone = VoteMap(pairs.map(\.tone.values), limit: limit)
  }

  /// Whether pictures differ somewhere without a majority.
  var isSplit: Bool { structure.isSplit || tone.isSplit }

  /// Who stands alone where.
  func odd(_ scale: PageScale) -> [Consensus.Odd] {
    (0..<pairs.count).flatMap { picture in
      let areas = pairs[0, 1].areas(structure.strengths[picture], tone.strengths[picture])
      let regions = areas.map { VerdictRegion($0, kind($0, picture), scale) }
      return VerdictRegion.merged(regions, factor: scale.factor).map {
        Consensus.Odd(picture: picture, region: $0)
      }
    }
  }

  /// What happened from a picture of the majority to the one that stands alone.
  private func kind(_ area: RegionArea, _ picture: Int) -> VerdictRegion.Kind {
    let place = pairs[0, 1].place(of: area)
    let majority = Majority(pairs.map { $0.structure.values[place] })
    let other = majority.members.first { $0 != picture } ?? picture
    let kind = pairs[other, picture].kind(of: area)
    return other < picture ? kind : kind.reversed
  }
}

extension VerdictRegion.Kind {
  /// What happened from the second picture to the first.
  fileprivate var reversed: VerdictRegion.Kind {
    switch self {
    case .contentMissing: .contentAdded
    case .contentAdded: .contentMissing
    case .moved(let dx, let dy): .moved(dx: -dx, dy: -dy)
    case .colorChanged, .shapeChanged, .antialiasingOnly: self
    }
  }
}
