import PixelDiff
import RenderKit

/// A difference that is known, and why it is.
public struct Expectation: Hashable, Sendable {
  /// The document: a path or its end, where `*` and `?` stand for anything; absent for any.
  let document: String?
  /// The digest of the document's bytes; absent for any.
  let sha256: String?
  /// The engines that all take part; absent for any.
  let engines: [EngineVersions]?
  /// The pages; absent for any.
  let pages: PageSelection?
  /// The part of the picture that every difference lies in; absent for any.
  let region: PixelRect?
  /// What every difference is; absent for anything.
  let kinds: Set<String>?
  /// Why the difference is known.
  public let reason: String
  /// The last day on which it is expected; absent for ever.
  public let expires: CalendarDate?

  /// Whether the comparison is one of those that the expectation is about.
  func concerns(_ record: ComparisonRecord) -> Bool {
    let renderings = [record.first, record.second]
    let engines = engines ?? []
    return isAbout(record.second.document)
      && engines.allSatisfy { engine in renderings.contains { engine.contains($0.engine) } }
      && (pages?.contains(record.second.page) ?? true)
  }

  private func isAbout(_ found: DocumentProvenance) -> Bool {
    if let sha256, sha256 != found.sha256 { return false }
    return document?.isPattern(of: found.file) ?? true
  }

  /// Whether it explains all of a failure.
  func covers(_ record: ComparisonRecord) -> Bool {
    guard region != nil || kinds != nil else { return true }
    let regions = record.verdict.regions
    return !regions.isEmpty
      && regions.allSatisfy { found in
        (region?.contains(found.box) ?? true) && (kinds?.contains(found.kind.name) ?? true)
      }
  }
}

extension PixelRect {
  fileprivate func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
