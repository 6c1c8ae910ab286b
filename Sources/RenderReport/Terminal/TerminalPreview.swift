package import RenderKit

/// The worst cases for a terminal: a sentence each, and what to show of their pictures.
package struct TerminalPreview: Sendable {
  /// A case.
  package struct Entry: Sendable {
    /// What kind of result it is, such as `different`.
    package let status: String
    /// Whether it is right.
    package let isFine: Bool
    /// Where it is.
    package let title: String
    /// What there is to see.
    package let sentence: String
    /// The pictures of both sides, where there are any.
    package let pictures: [String]
    /// The part of the pictures where the difference is strongest.
    package let region: PixelRect?
  }

  /// The worst cases.
  package let entries: [Entry]
  /// How many cases of each kind there are.
  package let summary: String

  /// Lists the worst cases that did not pass.
  package init(of log: ResultLog, limit: Int) {
    let list = CaseList(log)
    let totals = list.totals
    let counts = CaseStatus.allCases.compactMap { status in
      totals[status.rawValue].flatMap { $0 > 0 ? "\($0) \(status.name)" : nil }
    }
    summary = counts.isEmpty ? "no results" : counts.joined(separator: ", ")
    entries = list.bySeverity.filter { $0.status != .passed }.prefix(limit).map { entry in
      Entry(
        status: "\(entry.status.sign) \(entry.status.name)", isFine: entry.status == .expected,
        title: "\(entry.title), \(entry.engines)", sentence: entry.sentence,
        pictures: entry.sides, region: entry.comparison?.regions.first?.box)
    }
  }

  /// Both sides of a case next to each other, as far around a region as is worth seeing.
  package static func strip(_ first: Bitmap, _ second: Bitmap, around region: PixelRect?) -> Bitmap
  {
    let parts = [first, second].map { $0.surroundings(of: region) }
    let gap = 4
    let size = PixelSize(
      width: parts[0].size.width + gap + parts[1].size.width,
      height: max(parts[0].size.height, parts[1].size.height))
    var strip = Strip(size)
    strip.lay(parts[0], at: 0)
    strip.lay(parts[1], at: parts[0].size.width + gap)
    return strip.bitmap
  }
}

extension ReportCase {
  /// The pictures of both sides; empty unless both are there.
  fileprivate var sides: [String] {
    let sides = [comparison?.first.picture, comparison?.second.picture].compactMap(\.self)
    return sides.count == 2 ? sides : []
  }
}

extension Bitmap {
  /// Half as much around the region as it is large, and at least some lines of text.
  fileprivate func surroundings(of region: PixelRect?) -> Bitmap {
    guard let region, region.fits(in: size) else { return self }
    let margin = max(40, max(region.width, region.height) / 2)
    let x = max(0, region.x - margin)
    let y = max(0, region.y - margin)
    return cropped(
      to: PixelRect(
        x: x, y: y, width: min(size.width, region.x + region.width + margin) - x,
        height: min(size.height, region.y + region.height + margin) - y))
  }
}
