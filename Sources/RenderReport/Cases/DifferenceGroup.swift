import RenderKit

/// The same difference in several pictures: of the same engines and kind, about as large, at about
/// the same place of the page, and moved alike.
struct DifferenceGroup: Sendable {
  /// A region of a case.
  struct Member: Sendable {
    let entry: ReportCase
    /// The region's position in the case's list.
    let region: Int
  }

  let engines: String
  /// The region that the others are like.
  let region: LoggedRegion
  private let page: PixelSize
  private(set) var members: [Member]
  private(set) var pages: Set<String>

  /// Starts a group with its first member.
  init(_ member: Member, _ region: LoggedRegion, on page: PixelSize) {
    engines = member.entry.engines
    self.region = region
    self.page = page
    members = [member]
    pages = [member.entry.id]
  }

  /// Names the group in links.
  var id: String { "g\(members[0].entry.id)-\(members[0].region)" }

  mutating func add(_ member: Member) {
    members.append(member)
    pages.insert(member.entry.id)
  }

  /// Whether a region of the same engines and kind is the same difference.
  func resembles(_ other: LoggedRegion, on size: PixelSize) -> Bool {
    Self.isNear(region.dx ?? 0, other.dx ?? 0, within: 1)
      && Self.isNear(region.dy ?? 0, other.dy ?? 0, within: 1)
      && Self.isAlike(region.box.width, other.box.width)
      && Self.isAlike(region.box.height, other.box.height)
      && Self.isNear(region.box.center(in: page).x, other.box.center(in: size).x, within: 0.1)
      && Self.isNear(region.box.center(in: page).y, other.box.center(in: size).y, within: 0.1)
  }

  private static func isNear(_ first: Double, _ second: Double, within distance: Double) -> Bool {
    abs(first - second) <= distance
  }

  /// Half as much again, and some pixels for what is small, which engines blur differently.
  private static func isAlike(_ first: Int, _ second: Int) -> Bool {
    Double(max(first, second)) <= Double(min(first, second)) * 1.5 + 4
  }
}

extension PixelRect {
  /// The middle, in parts of the page.
  fileprivate func center(in size: PixelSize) -> (x: Double, y: Double) {
    (
      (Double(x) + Double(width) / 2) / Double(max(size.width, 1)),
      (Double(y) + Double(height) / 2) / Double(max(size.height, 1))
    )
  }
}
