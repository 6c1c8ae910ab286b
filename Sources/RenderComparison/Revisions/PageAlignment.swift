/// Which page of a document's old version is which page of the new one.
///
/// Pages whose pictures are equal and unlike all others of their version are anchors, as many as have
/// kept their order: the longest increasing subsequence (C. Schensted, 1961), as in B. Cohen's
/// patience diff. Between them the pages are aligned for the greatest sum of gains (S. B. Needleman
/// and C. D. Wunsch, 1970), without a penalty for gaps. What is left over on both sides and alike has
/// moved.
struct PageAlignment {
  /// A page's positions in both versions, one of which may be absent.
  struct Row: Hashable {
    var old: Int?
    var new: Int?
    var isMoved = false
  }

  /// The likeness from which on a page that is elsewhere has moved.
  private static let movedLikeness: Float = 0.9

  /// The rows in the order of the new version, what was removed where it was.
  private(set) var rows: [Row] = []

  init(_ old: [PageSignature], _ new: [PageSignature]) {
    let portraits = PagePortrait.portraits(old, new)
    self.init(portraits.old, portraits.new)
  }

  init(_ old: [PagePortrait], _ new: [PagePortrait]) {
    var (oldStart, newStart) = (0, 0)
    for anchor in Self.anchors(old, new) + [(old.count, new.count)] {
      let gap = GapAlignment(old[oldStart..<anchor.old], new[newStart..<anchor.new])
      rows += gap.rows
      if anchor.old < old.count { rows.append(Row(old: anchor.old, new: anchor.new)) }
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    if rows.allSatisfy({ $0.old == nil || $0.new == nil }) { pairByPosition(old.count, new.count) }
    findMoved(old, new)
  }

  private static func anchors(
    _ old: [PagePortrait], _ new: [PagePortrait]
  ) -> [(old: Int, new: Int)] {
    let places = [unique(old), unique(new)]
    let pairs = places[0].compactMap { hash, position in
      places[1][hash].map { (old: position, new: $0) }
    }.sorted { $0.old < $1.old }
    return pairs.map(\.new).longestIncreasing.map { pairs[$0] }
  }

  /// The positions of pages that are not empty and unlike all others.
  private static func unique(_ pages: [PagePortrait]) -> [String: Int] {
    var positions: [String: [Int]] = [:]
    for (position, page) in pages.enumerated() where !page.isBlank {
      if let hash = page.pixelHash { positions[hash, default: []].append(position) }
    }
    return positions.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Of versions that have nothing in common the pages are compared in order.
  private mutating func pairByPosition(_ old: Int, _ new: Int) {
    rows = (0..<max(old, new)).map { position in
      Row(old: position < old ? position : nil, new: position < new ? position : nil)
    }
  }

  private mutating func findMoved(_ old: [PagePortrait], _ new: [PagePortrait]) {
    var removed = rows.filter { $0.new == nil }.compactMap(\.old)
    var origins: [Int: Int] = [:]
    for page in rows.filter({ $0.old == nil }).compactMap(\.new) where !new[page].isBlank {
      let likeness = removed.map { old[$0].likeness(to: new[page]) }
      guard let best = likeness.max(), best >= Self.movedLikeness,
        let index = likeness.firstIndex(of: best)
      else { continue }
      origins[page] = removed.remove(at: index)
    }
    guard !origins.isEmpty else { return }
    let gone = Set(origins.values)
    rows = rows.compactMap { row in
      if row.new == nil, let page = row.old, gone.contains(page) { return nil }
      guard row.old == nil, let page = row.new, let origin = origins[page] else { return row }
      return Row(old: origin, new: page, isMoved: true)
    }
  }
}
