package import PixelDiff
package import RenderComparison
package import RenderKit

/// Whether a document of one page still shows a difference that was found.
package struct DifferenceProbe {
  private let comparison: DocumentComparison
  private let region: VerdictRegion?

  /// Looks for the difference of a failed comparison with the two engines of it.
  ///
  /// - Parameters:
  ///   - comparison: How the page is compared, as it was before.
  ///   - region: Where; `nil` where no person sees a difference and pixels alone count.
  package init(_ comparison: DocumentComparison, region: VerdictRegion?) {
    self.comparison = comparison
    self.region = region
  }

  /// The record of the same difference: a failure with a region of the same kind at the same place.
  package func record(of source: DocumentSource) throws(RenderError) -> ComparisonRecord? {
    var found: ComparisonRecord?
    try comparison.compare(source) { event throws(RenderError) in
      if case .compared(let record, _) = event, shows(record) { found = record }
    }
    return found
  }

  func holds(_ bytes: [UInt8]) throws(RenderError) -> Bool {
    try record(of: DocumentSource(bytes: bytes, name: "candidate")) != nil
  }

  private func shows(_ record: ComparisonRecord) -> Bool {
    guard record.result == .fail else { return false }
    guard let region else { return true }
    return record.verdict.regions.contains { $0.kind.isLike(region.kind) && $0.overlaps(region) }
  }
}

extension VerdictRegion {
  fileprivate func overlaps(_ other: VerdictRegion) -> Bool {
    box.x < other.box.x + other.box.width && other.box.x < box.x + box.width
      && box.y < other.box.y + other.box.height && other.box.y < box.y + box.height
  }
}

extension VerdictRegion.Kind {
  /// Whether it is the same but for the distance.
  fileprivate func isLike(_ other: VerdictRegion.Kind) -> Bool {
    switch (self, other) {
    case (.moved, .moved): true
    default: self == other
    }
  }
}
