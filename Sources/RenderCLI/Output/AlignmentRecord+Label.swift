import RenderComparison

extension AlignmentRecord.Pair {
  /// The page's numbers in both versions.
  var label: String { [first, second].map { $0.map(String.init) ?? "-" }.joined(separator: " > ") }

  /// What became of the page, if anything did.
  var change: String? {
    if second == nil { return "removed" }
    if first == nil { return "inserted" }
    return isMoved == true ? "moved" : nil
  }
}
