import PixelDiff
import RenderKit

extension Expectation: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case document, sha256, engines, pages, region, kinds, reason, expires
  }

  /// Decodes an expectation; only `reason` has to be there, and no unknown key.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(besides: CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    document = try container.decodeIfPresent(String.self, forKey: .document)
    sha256 = try container.decodeIfPresent(String.self, forKey: .sha256)?.lowercased()
    engines = try container.decodeIfPresent([EngineVersions].self, forKey: .engines)
    pages = try container.decodeIfPresent(PageSelection.self, forKey: .pages)
    region = try container.decodeIfPresent(PixelRect.self, forKey: .region)
    kinds = try container.decodeIfPresent(Set<String>.self, forKey: .kinds)
    reason = try container.decode(String.self, forKey: .reason)
    expires = try container.decodeIfPresent(CalendarDate.self, forKey: .expires)
    try check(container)
  }

  private func check(_ container: KeyedDecodingContainer<CodingKeys>) throws {
    func refuse(_ key: CodingKeys, _ problem: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: problem)
    }
    if reason.allSatisfy(\.isWhitespace) { throw refuse(.reason, "a reason is needed") }
    if let engines, !(1...2).contains(engines.count) {
      throw refuse(.engines, "one engine or a pair is needed")
    }
    if let kind = kinds?.sorted().first(where: { !VerdictRegion.Kind.names.contains($0) }) {
      let names = VerdictRegion.Kind.names.joined(separator: ", ")
      throw refuse(.kinds, "there is no kind '\(kind)'; the kinds are \(names)")
    }
    if let region, !region.isPartOfPicture {
      throw refuse(.region, "no picture has such a part")
    }
    if let pages, !pages.countsFromStart {
      throw refuse(.pages, "pages are counted from the first one here")
    }
  }

  /// Encodes the expectation as its file has it; kinds are in alphabetical order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(document, forKey: .document)
    try container.encodeIfPresent(sha256, forKey: .sha256)
    try container.encodeIfPresent(engines, forKey: .engines)
    try container.encodeIfPresent(pages, forKey: .pages)
    try container.encodeIfPresent(region, forKey: .region)
    try container.encodeIfPresent(kinds?.sorted(), forKey: .kinds)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(expires, forKey: .expires)
  }
}

extension PixelRect {
  /// Whether a picture of some size has such a part; sums of its numbers do not overflow then.
  fileprivate var isPartOfPicture: Bool {
    let ends = 0...Int(Int32.max)
    return [x, y, width, height].allSatisfy(ends.contains) && width > 0 && height > 0
  }
}
