import TestSupport

/// The real documents beside the package that the cairo engines draw in little time.
enum CairoCorpus {
  static let pdf = SharedFiles.corpus("pdf").filter { file in
    !excessive.contains { file.hasSuffix("/\($0)") }
  }
  static let svg = SharedFiles.corpus("svg")

  /// Documents on which Poppler spends minutes or gigabytes, or which it does not open at all.
  private static let excessive = [
    "bomb_giant.pdf", "ContentStreamCycleType3insideType3.pdf", "function_based_shading.pdf",
  ]

  static func pdf(named name: String) -> String? { pdf.first { $0.hasSuffix("/\(name).pdf") } }
}
