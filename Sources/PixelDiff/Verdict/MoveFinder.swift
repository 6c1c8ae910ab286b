/// Finds what moved so far that the place left and the place taken are two areas.
struct MoveFinder {
  typealias Finding = (area: RegionArea, kind: VerdictRegion.Kind)

  /// The farthest that both places are apart, and the farthest displacement: about one line of text.
  private static let reach = 12
  /// The most pairs of areas that are tried.
  private static let most = 40

  private let tiles: PageTiles

  init(_ tiles: PageTiles) { self.tiles = tiles }

  /// The findings, in which those that one displacement explains together are one.
  func joined(_ findings: [Finding]) -> [Finding] {
    var tries = 0
    var result: [Finding] = []
    for finding in findings {
      let partners = result.indices.filter { index in
        finding.kind.mayBelong(to: result[index].kind)
          && finding.area.gap(to: result[index].area) <= Self.reach
      }
      var joined: Finding?
      for index in partners where joined == nil && tries < Self.most {
        tries += 1
        joined = move(finding.area.joined(with: result[index].area))
        if let joined { result[index] = joined }
      }
      if joined == nil { result.append(finding) }
    }
    return result
  }

  /// The area as one that moved, if a displacement explains it.
  private func move(_ area: RegionArea) -> Finding? {
    let displacement = RegionPatch(area, tiles, reach: Self.reach).displacement()
    return displacement.isMove ? (area, displacement.kind) : nil
  }
}

extension VerdictRegion.Kind {
  /// Whether one may be the place left and the other the place taken.
  fileprivate func mayBelong(to other: VerdictRegion.Kind) -> Bool {
    switch (self, other) {
    case (.contentMissing, .contentAdded), (.contentAdded, .contentMissing): true
    default: false
    }
  }
}
