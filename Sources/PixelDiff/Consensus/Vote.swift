import RenderKit

/// The vote of several opaque pictures at about 100 dpi.
struct Vote {
  private let pictures: [JudgedPicture]
  private let pairs: PairTable<Judgment>
  private let limit: Float
  private let structure: VoteMap
  private let tone: VoteMap

  init(_ pictures: [JudgedPicture], _ options: VerdictOptions) {
    self.pictures = pictures
    limit = Float(options.sensitivity.limit)
    pairs = PairTable(count: pictures.count) { first, second in
      Judgment(pictures[first], pictures[second], options)
    }
    structure = VoteMap(pairs.map(\.structure.values), limit: limit)
    tone = VoteMap(pairs.map(\.tone.values), limit: limit)
  }

  /// Whether pictures differ somewhere without a majority.
  var isSplit: Bool { structure.isSplit || tone.isSplit }

  /// Who stands alone where.
  func odd(_ scale: PageScale) -> [Consensus.Odd] {
    pictures.indices.flatMap { picture in
      areas(picture).map { area in
        Consensus.Odd(picture: picture, region: region(area, picture, scale))
      }
    }
  }

  private func areas(_ picture: Int) -> [RegionArea] {
    let grid = pairs[0, 1]
    return Judgment.areas(
      structure.strengths[picture], columns: grid.structure.columns, tone.strengths[picture],
      columns: grid.blocks.columns, pictures[0].size, above: limit)
  }

  /// What happened from a picture of the majority to the one that stands alone.
  private func region(_ area: RegionArea, _ picture: Int, _ scale: PageScale) -> VerdictRegion {
    let map = pairs[0, 1].structure
    let column = min(area.center.x / CellSums.side, map.columns - 1)
    let row = min(area.center.y / CellSums.side, map.rows - 1)
    let majority = Majority(pairs.map { $0.structure.values[row * map.columns + column] })
    let other = majority.members.first { $0 != picture } ?? picture
    let kind = RegionPatch(area, pictures[other], pictures[picture]).kind
    return VerdictRegion(area, kind, scale)
  }
}
