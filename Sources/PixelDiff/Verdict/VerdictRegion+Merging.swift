import RenderKit

extension VerdictRegion {
  /// The most regions that a person would go through.
  static let most = 50
  /// Regions up to this far apart belong together, in pixels at 100 dpi: two lines of text.
  private static let reach = 32.0
  /// Displacements up to this far apart are the same, in pixels at 100 dpi.
  private static let sameDisplacement = 1.0

  /// Joins regions close to each other to which the same happened; the strongest stay first.
  static func merged(_ regions: [VerdictRegion], factor: Double) -> [VerdictRegion] {
    var waiting = regions[...]
    var result: [VerdictRegion] = []
    while let next = waiting.popFirst() {
      var merged = next
      while let index = result.firstIndex(where: { $0.belongs(to: merged, factor) }) {
        merged = result.remove(at: index).joined(with: merged)
      }
      result.append(merged)
    }
    return result.sorted { $0.strength > $1.strength }
  }

  private func belongs(to other: VerdictRegion, _ factor: Double) -> Bool {
    let reach = Int(Self.reach * factor)
    return kind.isLike(other.kind, within: Self.sameDisplacement * factor)
      && box.x - reach < other.box.x + other.box.width
      && other.box.x - reach < box.x + box.width
      && box.y - reach < other.box.y + other.box.height
      && other.box.y - reach < box.y + box.height
  }

  /// The region around both, of the kind of the stronger one.
  private func joined(with other: VerdictRegion) -> VerdictRegion {
    VerdictRegion(
      box: box.union(other.box), pixels: pixels + other.pixels,
      strength: max(strength, other.strength),
      kind: strength >= other.strength ? kind : other.kind)
  }
}

extension VerdictRegion.Kind {
  fileprivate func isLike(_ other: VerdictRegion.Kind, within distance: Double) -> Bool {
    guard case .moved(let dx, let dy) = self, case .moved(let otherX, let otherY) = other
    else { return self == other }
    return abs(dx - otherX) <= distance && abs(dy - otherY) <= distance
  }
}
